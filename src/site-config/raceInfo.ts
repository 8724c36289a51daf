import * as v from 'valibot'
import { number, requiredText, text } from '#lib/parse.ts'

/** Race information (spec §3). Times are `YYYY-MM-DD HH:mm:ss` in the race's time zone. */
export const raceInfoSchema = v.object({
  auditStatus: number,
  cityId: text,
  contactName: text,
  contactPhone: text,
  createUser: text,
  detailAddress: text,
  districtId: text,
  endTime: text,
  imgDetail: text,
  itemTimeSetting: text,
  organizationId: text,
  progressStatus: number,
  provinceId: text,
  raceCategoryId: text,
  raceFeatures: text,
  raceId: requiredText,
  raceItemTypeName: text,
  raceName: text,
  raceStatus: number,
  signUpEndTime: text,
  signUpMaxNumber: number,
  signUpOpenStatus: number,
  signUpStartTime: text,
  signUpUrl: text,
  startTime: text,
  submitStatus: number,
  updateUser: text,
  showSignUpEndTime: text,
  showSignUpStartTime: text,
})
export type RaceInfo = v.InferOutput<typeof raceInfoSchema>
