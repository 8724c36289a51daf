import type { Organiser } from '../editions/edition.ts'
import type { Account } from './accounts.ts'

const OS_ID = '1002'
/** Made-up values that real services send but no client stores (spec §3). */
const UNSTORED_FIELDS = { cardNumber: '110101199001010000', cardOriginalImg: '/uploads/none.jpg' }

/** User data returned on login (spec §3). */
export function userDataOf(
  { accountId, phone, email, nick }: Account,
  token: string,
  organiser: Organiser,
) {
  const userId = `user-${accountId}`
  return {
    accountInfo: {
      accountIcon: '',
      accountId,
      accountNick: nick,
      accountNo: accountId.toUpperCase(),
      accountPhone: phone,
      accountStatus: 1,
      accountType: 1,
      extendInfo: '',
      grantSource: 'website',
      imUserName: userId,
      imUserPassword: 'not-kept',
      introduction: '',
      loginType: phone ? 0 : 5,
      organizationId: organiser.id,
      osCode: organiser.code,
      osId: OS_ID,
      osName: organiser.websiteName,
      signAuthed: false,
      thirdInfo: [],
      userId,
    },
    accountNonExpired: true,
    accountNonLocked: true,
    credentialsNonExpired: true,
    enabled: true,
    authorities: [],
    loginIdentityType: 'person',
    osId: OS_ID,
    token,
    username: phone || email,
    userInfo: {
      authed: false,
      birthday: '',
      ...UNSTORED_FIELDS,
      cardType: 1,
      educationLevel: '',
      extendInfo: '',
      graduateInstitution: '',
      major: '',
      realNameAuthedAuditStatus: 0,
      residentialAddress: '',
      residentialCityCode: '',
      residentialDistrictCode: '',
      residentialProvinceCode: '',
      userEmail: email,
      userGender: 0,
      userIcon: '',
      userId,
      userName: '',
      userPhone: phone,
    },
  }
}
