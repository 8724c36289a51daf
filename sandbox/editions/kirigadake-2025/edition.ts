import type { Edition } from '../edition.ts'
import { readJson } from '../readContent.ts'
import { certificate } from './certificate.ts'
import { config } from './config.ts'
import { chances, items, publication, results, season, years } from './race.ts'
import raceInfo from './raceInfo.json' with { type: 'json' }
import names from './runners/names.json' with { type: 'json' }
import { makePerson } from './runners/people.ts'
import { pinned } from './runners/pinned.ts'
import { signups } from './runners/signups.ts'
import { signup } from './signup/signup.ts'
import { ZONE } from './zone.ts'

/** A made-up mountain race in Japan: three distances, entry in the order of arrival. */
export const kirigadake2025: Edition = {
  raceId: 'kirigadake-2025',
  hosts: { published: ['trail.localhost', 'trail.race.test'], unpublished: [] },
  organiser: {
    id: 'kirigadake-committee',
    code: 'KIRIGADAKE',
    name: '霧ヶ岳トレイル実行委員会',
    websiteName: 'Kirigadake Trail',
  },
  timeZone: ZONE,
  currency: 'JPY',
  phoneNumbers: { callingCode: '+81', trunkPrefix: '0' },
  config,
  raceInfo,
  translations: {},
  messages: {
    sms: '[Kirigadake Trail] {code} is your code · 確認コード · 验证码. Valid for 5 minutes.',
    emailSubject: 'Kirigadake Trail: your code {code}',
  },
  clock: {
    stops: {
      'before-sign-up': { at: '2025-01-20 09:00:00', zh: '报名前', en: 'Before sign-up' },
      'sign-up-open': { at: '2025-02-15 14:36:12', zh: '报名中', en: 'Sign-up open' },
      'last-day': { at: '2025-03-31 15:30:00', zh: '报名最后一天', en: 'Last day of sign-up' },
      'waiting-list': { at: '2025-04-20 10:00:00', zh: '候补递补中', en: 'Waiting list moves up' },
      'kit-pick-up': { at: '2025-05-23 12:00:00', zh: '领物日', en: 'Kit pick-up' },
      'race-day': { at: '2025-05-23 21:30:00', zh: '比赛日', en: 'Race day' },
      'race-under-way': { at: '2025-05-24 09:12:00', zh: '比赛进行中', en: 'Race under way' },
      'day-after': { at: '2025-05-26 09:00:00', zh: '赛后一日', en: 'Day after' },
      'ten-days-after': { at: '2025-06-05 15:00:00', zh: '赛后十日', en: 'Ten days after' },
    },
    first: 'sign-up-open',
  },
  season,
  publication,
  years,
  items,
  prefix: 'KT',
  kitPlace: { zh: '雾里公民馆', en: 'Kirisato Community Hall', ja: '霧里公民館' },
  makePerson,
  cities: names.cityNames,
  platforms: ['山旅エントリー', 'Trailbook', '野径报名'],
  pinned,
  signups,
  results,
  chances,
  records: undefined,
  certificate,
  photos: readJson(import.meta.dirname, 'photos.json'),
  signup,
}
