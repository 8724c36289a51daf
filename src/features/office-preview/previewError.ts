/** Why a file cannot be shown; each has its own words. */
export type PreviewFault =
  | 'broken'
  | 'chunk'
  | 'elsewhere'
  | 'encrypted'
  | 'kind'
  | 'mismatch'
  | 'missing'
  | 'network'
  | 'slow'
  | 'tooLarge'
  | 'unpacked'

/** A preview that failed for a reason that a visitor can be told. */
export class PreviewError extends Error {
  override name = 'PreviewError'
  readonly fault: PreviewFault
  constructor(fault: PreviewFault) {
    super(fault)
    this.fault = fault
  }
}

/** What any failure means to a visitor; what a parser throws means that the file is broken. */
export const faultOf = (error: unknown): PreviewFault =>
  error instanceof PreviewError ? error.fault : 'broken'
