import { DATE_TIME_FORMAT, formatRaceTime } from '#domain/raceDates.ts'
import { createZone } from '#domain/raceZone.ts'
import { inAnyLanguage, languagesOf } from '#i18n/localized.ts'
import type { RaceInfo } from './raceInfo.ts'
import { raceTimes } from './raceTimes.ts'
import type { SiteConfig } from './siteConfig.ts'

const LANGUAGES = languagesOf('en', 'zh')

/**
 * Race information as far as a configuration has it, for where no service is asked: the preview of the
 * organiser's page, and the sandbox that tries a file.
 */
export function raceInfoOf(config: SiteConfig, raceId: string): RaceInfo {
  const zone = createZone(config.race?.timeZone)
  const times = raceTimes(config, null, zone)
  const format = (ms: number | undefined) =>
    ms === undefined ? '' : formatRaceTime(ms, DATE_TIME_FORMAT, zone)
  const [signUpStartTime, signUpEndTime] = [format(times.signupStart), format(times.signupEnd)]
  return {
    raceId,
    raceName: inAnyLanguage(config, 'websiteTitle', LANGUAGES),
    raceCategoryId: '',
    raceItemTypeName: config.raceItems
      .map((item) => inAnyLanguage(item, 'name', LANGUAGES))
      .join(', '),
    raceFeatures: '',
    startTime: format(times.start),
    endTime: format(times.end),
    signUpStartTime,
    signUpEndTime,
    showSignUpStartTime: signUpStartTime,
    showSignUpEndTime: signUpEndTime,
    signUpMaxNumber: undefined,
    signUpOpenStatus: 1,
    signUpUrl: '',
    itemTimeSetting: '',
    imgDetail: '',
    contactName: '',
    contactPhone: '',
    provinceId: '',
    cityId: '',
    districtId: '',
    detailAddress: '',
    organizationId: raceId,
    auditStatus: 1,
    progressStatus: 1,
    raceStatus: 1,
    submitStatus: 1,
    createUser: '',
    updateUser: '',
  }
}
