import { yanling2024 as config } from '#editions/yanling-2024/edition.ts'
import raceInfo from '#editions/yanling-2024/raceInfo.json' with { type: 'json' }
import { translations } from '#editions/yanling-2024/translations.ts'
import type { Edition } from '../edition.ts'
import { readJson } from '../readContent.ts'
import { certificate } from './certificate.ts'
import { chances, items, publication, records, results, season, years } from './race.ts'
import names from './runners/names.json' with { type: 'json' }
import { makePerson } from './runners/people.ts'
import { pinned } from './runners/pinned.ts'
import { signups } from './runners/signups.ts'
import { signup } from './signup/signup.ts'

/** The marathon whose configuration is also embedded in the site. */
export const yanling2024: Edition = {
  raceId: 'yanling-2024',
  hosts: {
    published: ['localhost', '127.0.0.1', 'www.race.test'],
    unpublished: ['preview.race.test'],
  },
  organiser: {
    id: 'yanling-committee',
    code: 'YANLING',
    name: '燕岭马拉松组委会',
    websiteName: '燕岭马拉松',
  },
  timeZone: 'Asia/Shanghai',
  currency: 'CNY',
  phoneNumbers: { callingCode: '+86', trunkPrefix: '' },
  config,
  raceInfo,
  translations,
  messages: {
    sms: '【燕岭马拉松】验证码 {code}，5 分钟内有效，请勿告诉他人。',
    emailSubject: '燕岭马拉松验证码 {code}',
  },
  clock: {
    stops: {
      'before-sign-up': { at: '2024-08-01 09:00:00', zh: '报名前', en: 'Before sign-up' },
      'sign-up-open': { at: '2024-08-15 14:36:12', zh: '报名中', en: 'Sign-up open' },
      'last-day': { at: '2024-08-18 15:30:00', zh: '报名最后一天', en: 'Last day of sign-up' },
      'before-ballot': { at: '2024-08-22 10:00:00', zh: '等待抽签', en: 'Waiting for the ballot' },
      'ballot-day': { at: '2024-08-26 10:00:00', zh: '抽签日', en: 'Ballot day' },
      'kit-pick-up': { at: '2024-09-20 10:00:00', zh: '领物日', en: 'Kit pick-up' },
      'race-day': { at: '2024-09-22 07:30:00', zh: '比赛日', en: 'Race day' },
      'race-under-way': { at: '2024-09-22 10:12:00', zh: '比赛进行中', en: 'Race under way' },
      'day-after': { at: '2024-09-23 15:00:00', zh: '赛后一日', en: 'Day after' },
      'ten-days-after': { at: '2024-10-03 15:00:00', zh: '赛后十日', en: 'Ten days after' },
    },
    first: 'sign-up-open',
  },
  season,
  publication,
  years,
  items,
  prefix: 'YL',
  kitPlace: { zh: '燕岭体育馆', en: 'Yanling Gymnasium' },
  makePerson,
  cities: names.cityNames,
  platforms: ['跑步日历', '山野报名网', '同城赛事'],
  pinned,
  signups,
  results,
  chances,
  records,
  certificate,
  photos: readJson(import.meta.dirname, 'photos.json'),
  signup,
}
