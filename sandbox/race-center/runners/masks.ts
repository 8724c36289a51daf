const SHOWN_OF_CARD = 4

/** Masks all but the first character: 林**. */
export function maskName(name: string): string {
  const [first = '', ...rest] = name
  return first + '*'.repeat(Math.min(rest.length, 3))
}

/** Masks all but the last four characters of a document number. */
export const maskCard = (cardNumber: string) =>
  cardNumber.slice(-SHOWN_OF_CARD).padStart(cardNumber.length, '*')

export const maskPhone = (phone: string) => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2')
