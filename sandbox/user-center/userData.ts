import type { Account } from './accounts.ts'

const ORGANISER = { osCode: 'YANLING', osId: '1002', osName: '燕岭马拉松' }
/** Sent by centres of this kind, kept by no client (spec §3): made-up values. */
const NOT_KEPT = { cardNumber: '110101199001010000', cardOriginalImg: '/uploads/none.jpg' }

/** User data as the centre answers it at the sign-in (spec §3). */
export function userDataOf({ accountId, phone, email, nick }: Account, token: string) {
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
      organizationId: 'yanling-committee',
      ...ORGANISER,
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
    osId: ORGANISER.osId,
    token,
    username: phone || email,
    userInfo: {
      authed: false,
      birthday: '',
      ...NOT_KEPT,
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
      userAge: null,
      userEmail: email,
      userGender: 0,
      userHeight: null,
      userIcon: '',
      userId,
      userName: '',
      userPhone: phone,
      userWeight: null,
    },
  }
}
