/** Separators between digits in copied numbers, including invisible characters. */
const BETWEEN = /[\s().\p{Pd}\p{Cf}]/gu

/**
 * A phone number in the form for comparing and sending: half-width, without separators, 00 as +,
 * and mainland numbers without their country code.
 */
export const normalPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(BETWEEN, '')
    .replace(/^00/, '+')
    .replace(/^\+?86(?=1\d{10}$)/, '')
