import * as v from 'valibot'
import { number, text } from '#lib/parse.ts'

/** Website information (spec §3); may be part of the response with the configuration's location. */
export const websiteInfoEntries = {
  id: text,
  agreeFlag: number,
  auditStatus: number,
  businessName: text,
  businessPhone: text,
  contactsName: text,
  contactsPhone: text,
  createTime: text,
  createUser: text,
  domainName: text,
  endImgUrl: text,
  headImgUrl: text,
  headImgUrlH5: text,
  onlineStatus: number,
  organizationId: text,
  organizationName: text,
  partnerImgUrl: text,
  popUpStatus: number,
  publishTime: text,
  raceId: text,
  refuseReason: text,
  showStatus: number,
  status: number,
  updateTime: text,
  updateUser: text,
  websiteName: text,
}

/** Location of a host's configuration; without `uri` none is published. */
export const configLocationSchema = v.object({ ...websiteInfoEntries, fileMd5: text, uri: text })
export type ConfigLocation = v.InferOutput<typeof configLocationSchema>
