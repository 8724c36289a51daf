import { addTexts } from '../../i18n/i18n.ts'
import * as entry from '../../i18n/texts/entry.ts'
import * as lookups from '../../i18n/texts/lookups.ts'
import * as signup from '../../i18n/texts/signup.ts'

for (const texts of [entry, lookups, signup]) addTexts(texts)

/** The pages of signing up come in one file: who opens one goes on to the next. */
export { default as ConfirmPage } from './ConfirmPage.tsx'
export { default as DirectPage } from './DirectPage.tsx'
export { default as EligibilityPage } from './EligibilityPage.tsx'
export { default as PostPage } from './PostPage.tsx'
export { default as UploadPage } from './UploadPage.tsx'
