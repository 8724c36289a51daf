/**
 * The translations of texts. A key's plain text is the general form; plural forms that differ from
 * it, as `Intl.PluralRules` names them, have the form behind the key: `photos.found_one`.
 */
export type Translated<Texts> = Record<keyof Texts | `${string}_${Intl.LDMLPluralRule}`, string>
