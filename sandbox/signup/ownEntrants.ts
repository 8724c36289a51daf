import type { Row } from '@libsql/client'
import * as v from 'valibot'
import { BALLOT_STATES } from '#api/race/registration.ts'
import { comparable } from '#domain/comparable.ts'
import { readValue } from '#domain/fields/fieldTypes.ts'
import type { SandboxContext } from '../context.ts'
import { textOf } from '../database.ts'
import type { Edition } from '../editions/edition.ts'
import type { CardType, Person } from '../editions/runnerTypes.ts'
import { itemOf, type Race, seasonOf } from '../race-center/races.ts'
import type { OwnEntrant, EntrantStatus } from '../race-center/runners/registrationState.ts'
import { placesOf } from './places.ts'
import { signupNoOf } from './signups.ts'
import { payByOf, stateAt } from './signupState.ts'
import { submittedIn } from './submitted.ts'

const CARD_TYPES: Partial<Record<string, CardType>> = {
  'resident-id': 'idCard',
  'hk-macao-permit': 'hkMacaoPermit',
}

/** Entrants without a document are found by phone number, written as within the race's country. */
function cardOf(
  { phoneNumbers: { callingCode, trunkPrefix } }: Edition,
  document: unknown,
  phone: string,
): Pick<Person, 'cardType' | 'cardNumber'> {
  const { kind, number } = readValue('identity-document', document)
  if (number) return { cardType: CARD_TYPES[kind] ?? 'passport', cardNumber: number.toUpperCase() }
  const isLocal = phone.startsWith(callingCode)
  const local = isLocal ? trunkPrefix + phone.slice(callingCode.length) : phone
  return { cardType: 'none', cardNumber: local.replace(/\D/g, '') }
}

/** The state of a stored sign-up at a moment, and the next date of its race that concerns it. */
function statusOf(race: Race, row: Row, moment: number): EntrantStatus {
  const { edition } = race
  const { state, since } = stateAt(edition, row, moment)
  const season = seasonOf(race, itemOf(edition, textOf(row.itemId)))
  const { closesAt, drawAt, bibsAt, kitFrom, raceAt } = season
  const payBy = payByOf(edition, row)
  const withPlace = [bibsAt, kitFrom, raceAt]
  const next: Partial<Record<string, number[]>> = {
    toPay: [payBy ?? closesAt],
    submitted: [drawAt],
    paid: payBy === undefined ? [drawAt] : [],
    drawn: withPlace,
    directEntry: withPlace,
    confirmed: withPlace,
  }
  return {
    state: v.parse(v.picklist(BALLOT_STATES), state),
    since,
    nextAt: next[state]?.find((time) => time > moment),
  }
}

/** Entrants who signed up in this sandbox, beside the generated ones. */
export function ownEntrants(context: SandboxContext) {
  const { database, clock } = context
  const places = placesOf(context)

  function entrantOf(race: Race, row: Row, waitingNumber: number | undefined): OwnEntrant {
    const { edition } = race
    const { name, gender, birthDate, document, phone, club, clothing } = submittedIn(row)
    const itemId = textOf(row.itemId)
    return {
      person: {
        ...{ name, sex: gender, birth: birthDate, phone, city: '', club },
        ...cardOf(edition, document, phone),
      },
      times: {
        appliedAt: Number(row.submittedAt),
        paidAt: Number(row.paidAt ?? row.changedAt),
      },
      signupNo: signupNoOf(race, row),
      itemId,
      fee: Number(row.fee),
      entryMode: itemOf(edition, itemId).entryMode,
      channel: 'web',
      platform: '',
      clothingSize: clothing,
      status: statusOf(race, row, clock.now()),
      waitingNumber,
      bib: undefined,
      isHidden: false,
    }
  }

  return {
    /** Entrants of a race with this name, newest first; those that have lapsed come last. */
    async named(race: Race, name: string): Promise<OwnEntrant[]> {
      const sql = 'SELECT rowid AS no, * FROM signups WHERE raceId = ? ORDER BY rowid DESC'
      const { rows } = await database.execute({ sql, args: [race.raceId] })
      const wanted = comparable('name', name)
      const now = clock.now()
      const stateOf = (row: Row) => stateAt(race.edition, row, now).state
      const named = rows
        .filter((row) => comparable('name', submittedIn(row).name) === wanted)
        .toSorted((a, b) => Number(stateOf(a) === 'withdrawn') - Number(stateOf(b) === 'withdrawn'))
      const isWaiting = named.some((row) => stateOf(row) === 'waiting')
      // The numbers follow those of all generated entrants, so they are asked for only if needed.
      const numbers = isWaiting ? await places.waitingNumbers(race) : undefined
      return named.map((row) => entrantOf(race, row, numbers?.get(textOf(row.signupId))))
    },
  }
}
