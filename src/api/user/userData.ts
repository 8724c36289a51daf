import * as v from 'valibot'
import { flag, listOf, number, text } from '#lib/parse.ts'

/** A linked third-party account; its fields depend on the provider. */
const thirdInfo = v.record(v.string(), text)

/** A value that is not an object is read as an object without fields. */
const objectOf = <E extends v.ObjectEntries>(entries: E) =>
  v.fallback(v.object(entries), () => v.parse(v.object(entries), {}))

/** `imUserPassword` is never stored. */
const accountInfo = objectOf({
  accountIcon: text,
  accountId: text,
  accountNick: text,
  accountNo: text,
  accountPhone: text,
  accountStatus: number,
  accountType: number,
  extendInfo: text,
  grantSource: text,
  imUserName: text,
  introduction: text,
  loginType: number,
  organizationId: text,
  osCode: text,
  osId: text,
  osName: text,
  signAuthed: flag,
  thirdInfo: listOf(thirdInfo),
  userId: text,
})

/** `cardNumber` and `cardOriginalImg` (document number and picture) are never stored. */
const userInfo = objectOf({
  authed: flag,
  birthday: text,
  cardType: number,
  educationLevel: text,
  extendInfo: text,
  graduateInstitution: text,
  major: text,
  realNameAuthedAuditStatus: number,
  residentialAddress: text,
  residentialCityCode: text,
  residentialDistrictCode: text,
  residentialProvinceCode: text,
  userAge: number,
  userEmail: text,
  userGender: number,
  userHeight: number,
  userIcon: text,
  userId: text,
  userName: text,
  userPhone: text,
  userWeight: number,
})

/** User data (spec §3). Fields that are not listed here are dropped. */
export const userDataSchema = v.object({
  accountInfo,
  accountNonExpired: flag,
  accountNonLocked: flag,
  credentialsNonExpired: flag,
  enabled: flag,
  authorities: v.fallback(v.array(v.unknown()), []),
  loginIdentityType: text,
  osId: text,
  token: text,
  username: text,
  userInfo,
})
export type UserData = v.InferOutput<typeof userDataSchema>
