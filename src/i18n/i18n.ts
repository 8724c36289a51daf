import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { firstTexts } from './firstTexts.ts'
import { readLanguage } from './language.ts'

export const i18n = i18next.createInstance()

void i18n.use(initReactI18next).init({
  lng: readLanguage(),
  fallbackLng: 'zh',
  // Copies, because i18next writes what is laid over them into the objects it is given.
  resources: {
    zh: { translation: { ...firstTexts.zh } },
    en: { translation: { ...firstTexts.en } },
  },
  returnEmptyString: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  initAsync: false,
  react: { useSuspense: false },
})

let englishTexts: Promise<void> | undefined

/** Brings the English texts of the first screen; once, and again only after a failure. */
export function loadEnglish(): Promise<void> {
  englishTexts ??= import('./firstEnglish.ts').then(
    ({ firstEnglish }) => addTexts({ zh: {}, en: firstEnglish }),
    () => {
      englishTexts = undefined
    },
  )
  return englishTexts
}

/** Texts by key, in the languages that have one. */
export type RemoteTexts = Record<string, { en: string; zh: string }>

let remoteTexts: RemoteTexts = {}

/** All texts that came from the file host; another object whenever some arrive. */
export const readRemoteTexts = (): RemoteTexts => remoteTexts

/** Calls `listener` when texts arrive and when the language changes; answers how to stop it. */
export function onTextsChanged(listener: () => void): () => void {
  i18n.on('languageChanged', listener)
  return () => i18n.off('languageChanged', listener)
}

/** Adds the texts that come with a page; remote ones that are there already stay over them. */
export function addTexts(texts: { zh: Record<string, string>; en: Record<string, string> }): void {
  i18n.addResourceBundle('zh', 'translation', texts.zh, false, false)
  i18n.addResourceBundle('en', 'translation', texts.en, false, false)
}

/** Lays remote texts over the bundled ones; an empty one leaves the bundled text standing. */
export function addRemoteTexts(texts: RemoteTexts): void {
  const arrived = new Map(Object.entries(remoteTexts))
  for (const [key, { zh: chinese, en: english }] of Object.entries(texts)) {
    const known = arrived.get(key)
    arrived.set(key, { zh: chinese || known?.zh || '', en: english || known?.en || '' })
    if (chinese) i18n.addResource('zh', 'translation', key, chinese)
    if (english) i18n.addResource('en', 'translation', key, english)
  }
  remoteTexts = Object.fromEntries(arrived)
  void i18n.changeLanguage(i18n.language)
}
