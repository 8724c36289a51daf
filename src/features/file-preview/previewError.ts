/** Why a file cannot be shown; each reason has its own text. */
export type PreviewFailure =
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
  /** The browser lacks what reading a file takes. */
  | 'unsupported'

/** A preview failure with a reason to show to the visitor. */
export class PreviewError extends Error {
  override name = 'PreviewError'
  readonly reason: PreviewFailure
  constructor(reason: PreviewFailure) {
    super(reason)
    this.reason = reason
  }
}

/** The reason for any error; an error thrown by a parser means that the file is broken. */
export const previewFailure = (error: unknown): PreviewFailure =>
  error instanceof PreviewError ? error.reason : 'broken'
