import { addTexts } from '#i18n/i18n.ts'
import { fields as fieldsEn } from '#i18n/locales/en/fields.ts'
import { search as searchEn } from '#i18n/locales/en/search.ts'
import { signup as signupEn } from '#i18n/locales/en/signup.ts'
import { fields as fieldsZh } from '#i18n/locales/zh/fields.ts'
import { search as searchZh } from '#i18n/locales/zh/search.ts'
import { signup as signupZh } from '#i18n/locales/zh/signup.ts'
import { closeFormAfterLogout } from './model/openForm.ts'
import { warnBeforeUnload } from './model/useAutosave.ts'

closeFormAfterLogout()
warnBeforeUnload()
addTexts({
  zh: { ...signupZh, ...searchZh, ...fieldsZh },
  en: { ...signupEn, ...searchEn, ...fieldsEn },
})

/** The sign-up pages share one chunk, as visitors go from one to the next. */
export { default as ConfirmPage } from './pages/confirmation/ConfirmPage.tsx'
export { default as DirectPage } from './pages/direct-entry/DirectPage.tsx'
export { default as EligibilityPage } from './pages/eligibility/EligibilityPage.tsx'
export { default as PostPage } from './pages/post/PostPage.tsx'
export { default as UploadPage } from './pages/supporting-documents/UploadPage.tsx'
