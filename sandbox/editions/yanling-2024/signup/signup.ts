import { readJson } from '../../readContent.ts'
import type { SignupSource } from '../../signupTypes.ts'
import { forms, items } from './forms.ts'

export const signup: SignupSource = {
  items,
  forms,
  supportingDocuments: readJson(import.meta.dirname, 'supportingDocuments.json'),
  // Earlier races, newest first.
  pastEvents: readJson(import.meta.dirname, 'pastEvents.json'),
  // A marathon, a half marathon, two half marathons, and one too old to count.
  finishes: readJson(import.meta.dirname, 'finishes.json'),
}
