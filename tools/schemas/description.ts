/** What a field is for, a value that it may have, and the form of its texts. */
export interface Description {
  text: string
  example?: unknown
  form?: RegExp
}

export const row = (text: string, example?: unknown): Description =>
  example === undefined ? { text } : { text, example }

/** A text of one form. */
export const formed = (text: string, example: string, form: RegExp): Description => ({
  text,
  example,
  form,
})
