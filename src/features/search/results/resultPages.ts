import { addTexts } from '#i18n/i18n.ts'
import { results as resultsEn } from '#i18n/locales/en/results.ts'
import { search as searchEn } from '#i18n/locales/en/search.ts'
import { results as resultsZh } from '#i18n/locales/zh/results.ts'
import { search as searchZh } from '#i18n/locales/zh/search.ts'

addTexts({ zh: { ...searchZh, ...resultsZh }, en: { ...searchEn, ...resultsEn } })

/** The result pages share one chunk, as they use the same components. */
export { default as CertificateCheckPage } from '../certificate/CertificateCheckPage.tsx'
export { default as MultipleScoreSearchPage } from './MultipleScoreSearchPage.tsx'
export { default as RaceRankingPage } from './RaceRankingPage.tsx'
export { default as ScoreSearchPage } from './ScoreSearchPage.tsx'
