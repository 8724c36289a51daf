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

/** A made-up weekend of river runs in Portugal: five events on two days, one of them by invitation. */
export const pontarva2027: Edition = {
  raceId: 'pontarva-2027',
  hosts: { published: ['weekend.localhost', 'weekend.race.test'], unpublished: [] },
  organiser: {
    id: 'correr-em-pontarva',
    code: 'PONTARVA',
    name: 'Correr em Pontarva',
    websiteName: 'Pontarva River Runs',
  },
  timeZone: ZONE,
  currency: 'EUR',
  phoneNumbers: { callingCode: '+351', trunkPrefix: '' },
  config,
  raceInfo,
  translations: {},
  messages: {
    sms: '[Pontarva River Runs] {code} is your code · é o seu código. Valid for 5 minutes · válido por 5 minutos.',
    emailSubject: 'Pontarva River Runs: {code}',
  },
  clock: {
    stops: {
      'before-sign-up': { at: '2026-11-20 09:00:00', zh: '报名前', en: 'Before sign-up' },
      'sign-up-open': { at: '2027-02-20 11:20:00', zh: '报名中', en: 'Sign-up open' },
      'last-day': { at: '2027-03-07 18:00:00', zh: '报名最后一天', en: 'Last day of sign-up' },
      'kit-pick-up': { at: '2027-03-26 16:00:00', zh: '领物日', en: 'Kit pick-up' },
      'saturday-evening': { at: '2027-03-27 20:00:00', zh: '星期六傍晚', en: 'Saturday evening' },
      'night-run': { at: '2027-03-28 00:30:00', zh: '夜跑进行中', en: 'Night run' },
      'day-after': { at: '2027-03-29 13:00:00', zh: '赛后一日', en: 'Day after' },
      'ten-days-after': { at: '2027-04-07 10:00:00', zh: '赛后十日', en: 'Ten days after' },
    },
    first: 'sign-up-open',
  },
  season,
  publication,
  years,
  items,
  prefix: 'PV',
  kitPlace: { zh: '老市场大厅', en: 'Old Market Hall', pt: 'Mercado Velho' },
  makePerson,
  cities: Object.fromEntries(names.cities.map((name) => [name, { zh: name, en: name }])),
  platforms: ['Balcão das Corridas'],
  pinned,
  signups,
  results,
  chances,
  records: undefined,
  certificate,
  photos: readJson(import.meta.dirname, 'photos.json'),
  signup,
}
