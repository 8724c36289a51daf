import type { SignupSource } from '../../signupTypes.ts'
import { forms, items } from './forms.ts'
import { papers } from './papers.ts'
import { pastRaces, pinnedFinishes } from './pastRaces.ts'

export const signup: SignupSource = {
  items,
  forms,
  papers,
  pastEvents: pastRaces,
  finishes: pinnedFinishes,
}
