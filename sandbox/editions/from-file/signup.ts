import type { SiteConfig } from '#site-config/siteConfig.ts'
import type { FormContent, FormItem, FormSource, SignupSource } from '../signupTypes.ts'
import { localizedFields } from '../words.ts'
import { capacityOf, eventsOf, WAITING_PLACES } from './events.ts'
import { wordsOf } from './wordsOf.ts'

const ADULT = 18

/** What stands in `form.json`. */
export type FormFile = FormContent & Pick<FormSource, 'statement'>

/** Sign-up for the events of the file, with the fields of a form. */
export function signupOf(
  raceId: string,
  config: SiteConfig,
  year: number,
  form: FormFile,
): SignupSource {
  const items = eventsOf(config).map((event): FormItem => ({
    itemId: event.itemId,
    ...localizedFields('name', wordsOf(event, 'name')),
    distanceKm: event.distanceKm,
    fee: event.fee ?? 0,
    earlyFees: event.earlyFees,
    capacity: capacityOf(event),
    bornOnOrBefore: event.minimumAge === undefined ? '' : `${year - event.minimumAge}-12-31`,
    ...(event.maximumAge !== undefined && {
      bornOnOrAfter: `${year - event.maximumAge}-01-01`,
    }),
    guardianUnder: ADULT,
    relativeFrom: undefined,
    proof: undefined,
  }))
  return {
    items,
    forms: {
      post: { formId: `${raceId}-post`, version: '1', ...form },
    },
    supportingDocuments: [],
    pastEvents: [],
    finishes: [],
    firstCome: { waitingPlaces: WAITING_PLACES, payWithin: { entered: 72, movedUp: 48 } },
  }
}
