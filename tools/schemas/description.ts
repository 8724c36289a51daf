/** What a field is for, and a value that it may have. */
export interface Description {
  text: string
  example?: unknown
}

export const row = (text: string, example?: unknown): Description =>
  example === undefined ? { text } : { text, example }
