import { isBusy } from '../../api/busy.ts'
import { NoDataError } from '../../api/callBytes.ts'
import { NothingDoneError, RefusedError } from '../../api/errors.ts'
import { LookupCode } from '../../api/lookupCodes.ts'

const NAMES = {
  [LookupCode.notFound]: 'notFound',
  [LookupCode.tooMany]: 'tooMany',
  [LookupCode.humanCheckNeeded]: 'human',
  [LookupCode.resultsNotOut]: 'resultsNotOut',
  [LookupCode.noCertificate]: 'noCertificate',
  [LookupCode.photosNotOut]: 'photosNotOut',
  [LookupCode.consentMissing]: 'consentMissing',
  [LookupCode.faceUnreadable]: 'faceUnreadable',
} as const
const isNamed = (code: number): code is keyof typeof NAMES => code in NAMES

/** A failure by the name under which its words stand. */
export type Failure =
  | (typeof NAMES)[keyof typeof NAMES]
  | 'busy'
  | 'noData'
  | 'network'
  /** The centre's own message says it. */
  | 'refused'

export function failureOf(error: unknown): Failure {
  if (isBusy(error)) return 'busy'
  if (error instanceof NothingDoneError) return 'notFound'
  if (error instanceof NoDataError) return 'noData'
  if (!(error instanceof RefusedError)) return 'network'
  const code = Number(error.code)
  return isNamed(code) ? NAMES[code] : 'refused'
}
