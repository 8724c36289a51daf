import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en.ts'
import { readLanguage } from './language.ts'
import { zh } from './zh.ts'

export const i18n = i18next.createInstance()

void i18n.use(initReactI18next).init({
  lng: readLanguage(),
  fallbackLng: 'zh',
  resources: { zh: { translation: zh }, en: { translation: en } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  initAsync: false,
  react: { useSuspense: false },
})

/** Texts by key, in the languages that have one. */
export type RemoteTexts = Record<string, { en: string; zh: string }>

/** Texts that came from the file host, for the translators' workbench. */
export const remoteTexts: RemoteTexts = {}

/** Lays remote texts over the bundled ones; an empty one leaves the bundled text standing. */
export function addRemoteTexts(texts: RemoteTexts): void {
  Object.assign(remoteTexts, texts)
  for (const [key, { zh: chinese, en: english }] of Object.entries(texts)) {
    if (chinese) i18n.addResource('zh', 'translation', key, chinese)
    if (english) i18n.addResource('en', 'translation', key, english)
  }
  void i18n.changeLanguage(i18n.language)
}
