import i18n, { type i18n as I18n } from 'i18next'
import { BASE_LANGUAGE, LANGUAGES } from './languages.ts'
import { connectI18next, languageInUse, loadedTexts } from './i18n.ts'

/** i18next with all loaded texts. Loads after the first screen, which does without it. */
export const i18next: I18n = i18n.createInstance()

const fallbackLng = Object.fromEntries(LANGUAGES.map(({ code, fallback }) => [code, [...fallback]]))
void i18next.init({
  lng: languageInUse(),
  fallbackLng: { ...fallbackLng, default: [BASE_LANGUAGE] },
  // Copies, because i18next modifies the objects it is given.
  resources: Object.fromEntries(
    Array.from(loadedTexts(), ([code, texts]) => [code, { translation: { ...texts } }]),
  ),
  returnEmptyString: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  // Translating browsers take texts out of the page: each has an element of its own (decision 61).
  react: { transWrapTextNodes: 'span' },
  initAsync: false,
})
connectI18next(i18next)
