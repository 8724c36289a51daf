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
export { default as ReceiptPage } from './pages/receipt/ReceiptPage.tsx'
export { default as DirectEntryPage } from './pages/direct-entry/DirectEntryPage.tsx'
export { default as EligibilityPage } from './pages/eligibility/EligibilityPage.tsx'
export { default as SignupPage } from './pages/signup/SignupPage.tsx'
export { default as SupportingDocumentsPage } from './pages/supporting-documents/SupportingDocumentsPage.tsx'
