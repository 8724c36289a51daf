/** An agreement with the organisers; its content is shown as an editor's is. */
export interface Agreement {
  title: string
  /** From when it is in force, as it is printed. */
  since: string
  content: string
}

export type AgreementName = 'user' | 'privacy' | 'registration'
