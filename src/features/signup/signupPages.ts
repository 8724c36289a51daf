import { addTexts } from '#i18n/i18n.ts'
import * as entry from '#i18n/texts/signup.ts'
import * as queries from '#i18n/texts/search.ts'
import * as signup from '#i18n/texts/fields.ts'

for (const texts of [entry, queries, signup]) addTexts(texts)

/** The sign-up pages share one chunk, as visitors go from one to the next. */
export { default as ConfirmPage } from './pages/confirmation/ConfirmPage.tsx'
export { default as DirectPage } from './pages/direct-entry/DirectPage.tsx'
export { default as EligibilityPage } from './pages/eligibility/EligibilityPage.tsx'
export { default as PostPage } from './pages/post/PostPage.tsx'
export { default as UploadPage } from './pages/uploads/UploadPage.tsx'
