import { addTexts } from '#i18n/i18n.ts'
import * as queries from '#i18n/texts/search.ts'
import * as scores from '#i18n/texts/scores.ts'

for (const texts of [queries, scores]) addTexts(texts)

/** The result pages share one chunk, as they use the same components. */
export { default as CertificateCheckPage } from '../certificate/CertificateCheckPage.tsx'
export { default as MultipleScoreSearchPage } from './MultipleScoreSearchPage.tsx'
export { default as RaceRankingPage } from './RaceRankingPage.tsx'
export { default as ScoreSearchPage } from './ScoreSearchPage.tsx'
