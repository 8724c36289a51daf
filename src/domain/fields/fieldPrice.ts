import { type FieldSpec, readValue } from './fieldTypes.ts'
import { optionIn } from './options.ts'

/** The values of the options chosen in a field; none for a field without options. */
export function chosenOptions(field: FieldSpec, value: unknown): string[] {
  switch (field.type) {
    case 'radio':
    case 'radio-link':
    case 'picker':
    case 'clothing-size':
      return [readValue(field.type, value)]
    case 'radio-input':
    case 'radio-image-upload':
      return [readValue(field.type, value).value]
    case 'checkbox':
      return readValue(field.type, value)
    default:
      return []
  }
}

/** What a field's value costs on top of the entry fee, in the race's currency. */
export function fieldPrice(field: FieldSpec, value: unknown): number {
  if (field.type === 'paid-score-validation')
    return readValue(field.type, value) === 'yes' ? (field.price ?? 0) : 0
  if (!('options' in field)) return 0
  const prices = chosenOptions(field, value).map((chosen) => optionIn(field, chosen)?.price ?? 0)
  return prices.reduce((sum, price) => sum + price, 0)
}
