/** How many entries an account and a person may have (spec §16). */
export interface SignupLimits {
  perAccount: number
  perPerson: number
}

interface Declared {
  entriesPerAccount?: number
  entriesPerPerson?: number
}

/** A race's limits; one entry each unless it allows more. */
export const signupLimits = (race: Declared | undefined): SignupLimits => ({
  perAccount: race?.entriesPerAccount || 1,
  perPerson: race?.entriesPerPerson || 1,
})
