/** A period in epoch ms; a missing end is no limit. */
export interface Period {
  validFrom?: number | undefined
  validUntil?: number | undefined
}

/** Whether a moment (epoch ms) is within a period. */
export const withinTime = (
  { validFrom = 0, validUntil = Infinity }: Period,
  moment: number,
): boolean => validFrom <= moment && moment < validUntil
