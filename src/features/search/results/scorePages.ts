import { addTexts } from '#i18n/i18n.ts'
import { scores as scoresEn } from '#i18n/locales/en/scores.ts'
import { search as searchEn } from '#i18n/locales/en/search.ts'
import { scores as scoresZh } from '#i18n/locales/zh/scores.ts'
import { search as searchZh } from '#i18n/locales/zh/search.ts'

addTexts({ zh: { ...searchZh, ...scoresZh }, en: { ...searchEn, ...scoresEn } })

/** The result pages share one chunk, as they use the same components. */
export { default as CertificateCheckPage } from '../certificate/CertificateCheckPage.tsx'
export { default as MultipleScoreSearchPage } from './MultipleScoreSearchPage.tsx'
export { default as RaceRankingPage } from './RaceRankingPage.tsx'
export { default as ScoreSearchPage } from './ScoreSearchPage.tsx'
