import { readJson } from '../../readContent.ts'
import type { FormContent, FormItem, SignupSource } from '../../signupTypes.ts'
import { localizedFields } from '../../words.ts'
import { config } from '../config.ts'
import { items as raceItems, years } from '../race.ts'

const VERSION = '2027.1'
const YEAR = 2027

const items: FormItem[] = raceItems.map((item) => {
  const { itemId, name, km, fee, minimumAge, maximumAge } = item
  const { earlyFees = [] } = config.raceItems?.find((one) => one.itemId === itemId) ?? {}
  return {
    itemId,
    ...localizedFields('name', name),
    distanceKm: km,
    fee,
    earlyFees: earlyFees.map(({ until = '', fee: early = fee }) => ({ until, fee: early })),
    capacity: years[0]?.places[itemId] ?? 0,
    bornOnOrBefore: `${YEAR - minimumAge}-12-31`,
    ...(maximumAge !== undefined && { bornOnOrAfter: `${YEAR - maximumAge}-01-01` }),
    guardianUnder: 18,
    relativeFrom: undefined,
    proof: undefined,
  }
})

const form: FormContent = readJson(import.meta.dirname, 'form.json')

/** The declaration, as it stands on its page. */
const [declared] = [config.raceInformation?.['raceStatement'] ?? []].flat()

export const signup: SignupSource = {
  items,
  forms: {
    post: {
      formId: 'pontarva-2027-post',
      version: VERSION,
      ...form,
      statement: {
        version: VERSION,
        title: '',
        titleEn: 'Declaration 2027',
        titlePt: 'Declaração 2027',
        content: '',
        contentEn: declared?.contentEn ?? '',
        contentPt: declared?.contentPt ?? '',
        guardianContent: '',
        guardianContentEn:
          '<p>I am the parent or legal guardian of the runner. I have read the declaration with them, agree that they take part, and am on the quay during the event.</p>',
        guardianContentPt:
          '<p>Sou pai, mãe ou representante legal do atleta. Li com ele a declaração, autorizo a sua participação e permaneço no cais durante a prova.</p>',
      },
    },
  },
  supportingDocuments: [],
  pastEvents: [],
  finishes: [],
  invitationCodes: {
    key: 'invitationCode',
    codes: ['ARV-1187', 'ARV-2043', 'LOB-3316', 'LOB-4720', 'MON-5568', 'MON-6091'],
  },
  firstCome: { waitingPlaces: 40, payWithin: { entered: 72, movedUp: 48 } },
}
