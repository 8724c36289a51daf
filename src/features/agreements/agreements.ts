import type { Language } from '../../i18n/language.ts'
import type { Agreement, AgreementName } from './agreement.ts'
import { privacyPolicyEn } from './privacyPolicyEn.ts'
import { privacyPolicyZh } from './privacyPolicyZh.ts'
import { registrationAgreementEn } from './registrationAgreementEn.ts'
import { registrationAgreementZh } from './registrationAgreementZh.ts'
import { userAgreementEn } from './userAgreementEn.ts'
import { userAgreementZh } from './userAgreementZh.ts'

/** The organisers' agreements (spec §2 "Login drawer"). */
export const agreements: Record<AgreementName, Record<Language, Agreement>> = {
  user: { zh: userAgreementZh, en: userAgreementEn },
  privacy: { zh: privacyPolicyZh, en: privacyPolicyEn },
  registration: { zh: registrationAgreementZh, en: registrationAgreementEn },
}
