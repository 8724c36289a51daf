import * as v from 'valibot'
import { flag, listOf, number, text } from '../lib/parse.ts'

/** Of another account that is linked to this one; which fields it has is the provider's affair. */
const thirdInfo = v.record(v.string(), text)

/** What is not an object has none of its fields. */
const objectOf = <E extends v.ObjectEntries>(entries: E) =>
  v.fallback(v.object(entries), () => v.parse(v.object(entries), {}))

/** Never kept: imUserPassword. */
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

/** Never kept: cardNumber and cardOriginalImg, the document's number and picture. */
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

/** User data (spec §3), field by field; a field that is not named here is dropped. */
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
