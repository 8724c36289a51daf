/** A period in epoch ms. Without a start or an end, it is not limited there. */
export interface Period {
  validFrom?: number
  validUntil?: number
}

/** Whether a moment (epoch ms) is within a period. */
export const isWithinPeriod = (
  { validFrom = 0, validUntil = Infinity }: Period,
  moment: number,
): boolean => validFrom <= moment && moment < validUntil
