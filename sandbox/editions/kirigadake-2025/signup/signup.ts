import { listsOf } from '../../declaration.ts'
import { readJson } from '../../readContent.ts'
import type {
  FormContent,
  FormItem,
  SupportingDocumentKind,
  SignupSource,
} from '../../signupTypes.ts'
import { localizedFields } from '../../words.ts'
import { config } from '../config.ts'
import { items as raceItems, years } from '../race.ts'

const VERSION = '2025.1'
const YEAR = 2025

const items: FormItem[] = raceItems.map(({ itemId, name, km, fee, minimumAge }) => ({
  itemId,
  ...localizedFields('name', name),
  distanceKm: km,
  fee,
  capacity: years[0]?.places[itemId] ?? 0,
  bornOnOrBefore: `${YEAR - minimumAge}-12-31`,
  guardianUnder: 18,
  relativeFrom: undefined,
  proof: undefined,
}))

const form: FormContent = readJson(import.meta.dirname, 'form.json')
const supportingDocuments: SupportingDocumentKind[] = readJson(
  import.meta.dirname,
  'supportingDocuments.json',
)

/** The declaration's page. */
const [declared] = [config.raceInformation?.['raceStatement'] ?? []].flat()
const [content = '', guardianContent = ''] = listsOf(declared?.content)
const [contentEn = '', guardianContentEn = ''] = listsOf(declared?.contentEn)
const [contentJa = '', guardianContentJa = ''] = listsOf(declared?.contentJa)

export const signup: SignupSource = {
  items,
  forms: {
    post: {
      formId: 'kirigadake-2025-post',
      version: VERSION,
      ...form,
      statement: {
        version: VERSION,
        title: '2025 雾之岳越野赛参赛声明',
        titleEn: 'Declaration 2025',
        titleJa: '2025年大会 参加誓約書',
        content,
        contentEn,
        contentJa,
        guardianContent,
        guardianContentEn,
        guardianContentJa,
      },
    },
  },
  supportingDocuments,
  pastEvents: [],
  finishes: [],
  firstCome: { waitingPlaces: 50, payWithin: { entered: 7 * 24, movedUp: 72 } },
}
