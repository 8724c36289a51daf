import { LocalizedText, markedText } from '#components/LocalizedText.tsx'
import type { FieldOption } from '#domain/fields/options.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { useText } from '#i18n/useText.ts'
import { type Prices, usePrices } from '#race/usePrices.ts'
import { OptionLink } from './OptionLink.tsx'
import type { Choice } from './Radios.tsx'

function placesText({ placesLeft }: FieldOption, { t }: Texts): string {
  if (placesLeft === undefined) return ''
  if (placesLeft === 0) return t('fields.option.soldOut')
  return t('fields.option.left', { count: placesLeft })
}

/** The price of an option and how many are left, as far as they are known. */
function offerOf(option: FieldOption, texts: Texts, { formatFee }: Prices): string {
  const price = option.price === undefined ? '' : formatFee(option.price)
  return [price, placesText(option, texts)].filter(Boolean).join(texts.t('fields.join'))
}

/**
 * A field's options as choices: what they cost, how many are left, and the documents to read first. One
 * that is sold out cannot be chosen.
 */
export function useChoices(options: FieldOption[]): Choice[] {
  const texts = useText()
  const prices = usePrices()
  return options.map((option) => ({
    value: option.value,
    label: localized(option, 'label', texts.languages) || option.value,
    lang: localizedLang(option, 'label', texts.languages),
    offer: offerOf(option, texts, prices),
    isSoldOut: option.placesLeft === 0,
    hint: markedText(option, 'hint', texts.languages),
    before: option.link && (
      <OptionLink to={option.link}>
        <LocalizedText value={option} field="linkLabel" orElse={option.link} />
      </OptionLink>
    ),
  }))
}
