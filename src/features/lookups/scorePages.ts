import { addTexts } from '../../i18n/i18n.ts'
import * as lookups from '../../i18n/texts/lookups.ts'
import * as scores from '../../i18n/texts/scores.ts'

for (const texts of [lookups, scores]) addTexts(texts)

/** The pages about results come in one file: they show the same things in other places. */
export { default as CertificateCheckPage } from './CertificateCheckPage.tsx'
export { default as MultipleScoreSearchPage } from './MultipleScoreSearchPage.tsx'
export { default as ScoreSearchPage } from './ScoreSearchPage.tsx'
