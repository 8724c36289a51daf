import { clsx } from 'clsx'
import { useState } from 'react'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { commonEntryMode } from '#domain/entries.ts'
import { saysDistance } from '#domain/eventName.ts'
import { feeAt } from '#domain/feeAt.ts'
import { formatRaceTime, formatWritten, raceNow } from '#domain/raceDates.ts'
import { formatDistance } from '#i18n/distance.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { usePrices } from '#race/usePrices.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { useCutOffText, useRaceTimes } from '#race/useRaceTimes.ts'
import { itemTimes } from '#site-config/raceTimes.ts'
import type { RaceItem } from '#site-config/siteConfig.ts'
import layout from '#styles/layout.module.css'
import styles from './SignupDetails.module.css'

const FACTS = [
  'fee',
  'distance',
  'startTime',
  'entryMode',
  'places',
  'availability',
  'age',
  'cutOff',
] as const
/** The facts that are still shown once sign-up is over. */
const RACE_FACTS: readonly Fact[] = ['distance', 'startTime', 'cutOff']
type Fact = (typeof FACTS)[number]
/** Maximum number of events side by side; more are below each other. */
const COLUMNS = 2

interface Props {
  items: RaceItem[]
  /** As wide as the page: events stand side by side. */
  isWide: boolean
  /** Sign-up is over: only what matters for the race. */
  isOver: boolean
}

/**
 * Fee, distance, start, places, ages and cut-off of each event, as far as they are known, and how
 * it gives its places if the events differ; if one of them is full, which still take entries.
 */
export function SignupDetails({ items, isWide, isOver }: Props) {
  const { t, languages } = useText()
  const { zone } = useRace()
  const { formatFee, formatNextFee } = usePrices()
  const cutOffOf = useCutOffText()
  const { race } = useConfig()
  const { start: raceStart } = useRaceTimes()
  const [moment] = useState(() => raceNow(zone))
  if (items.length === 0) return null
  const facts: readonly Fact[] = isOver ? RACE_FACTS : FACTS

  function feeText(item: RaceItem): string {
    const { fee, next } = feeAt(item, moment, zone)
    if (fee === undefined) return ''
    const now = formatFee(fee)
    return next ? t('home.signup.fee.value', { fee: now, next: formatNextFee(next) }) : now
  }

  /** '' where the event's name says it already. */
  function distanceText(item: RaceItem): string {
    const { distanceKm: km } = item
    if (km === undefined || saysDistance(localized(item, 'name', languages), km)) return ''
    return formatDistance(km, t)
  }

  function ageText(item: RaceItem): string {
    const { minimumAge: from, maximumAge: to } = item
    const known = formatRaceTime(itemTimes(item, raceStart, zone).start, 'YYYY', zone)
    const year = known
      ? t('home.signup.age.year', { year: known })
      : t('home.signup.age.year.unknown')
    if (from !== undefined && to !== undefined)
      return t('home.signup.age.between', { from, to, year })
    if (to !== undefined) return t('home.signup.age.upTo', { value: to, year })
    return from === undefined ? '' : t('home.signup.age.value', { value: from, year })
  }

  function startText({ startTime, waves }: RaceItem): string {
    const time = formatWritten(startTime, t('site.form.dayTime'))
    return time && waves.length > 1 ? t('home.signup.waves', { time, count: waves.length }) : time
  }

  function factOf(name: Fact, item: RaceItem): string {
    const { capacity } = item
    if (name === 'fee') return feeText(item)
    if (name === 'age') return ageText(item)
    if (name === 'distance') return distanceText(item)
    if (name === 'startTime') return startText(item)
    if (name === 'cutOff') return cutOffOf(item)
    if (name === 'entryMode') return modeOf(item)
    if (name === 'availability')
      return isAnyFull ? t(`home.availability.${item.availability ?? 'open'}`) : ''
    return capacity === undefined ? '' : t('home.signup.places.value', { value: capacity })
  }

  // An amount without a currency needs its label.
  const feeOf = (item: RaceItem) =>
    race?.currency || !item.fee
      ? factOf('fee', item)
      : `${t('home.signup.fee')} ${factOf('fee', item)}`
  const isAnyFull = items.some(({ availability }) => availability)
  const common = commonEntryMode(items)
  const modeOf = ({ entryMode }: RaceItem) =>
    entryMode && !common ? t(`home.entryMode.${entryMode}`) : ''

  if (isWide || items.length > COLUMNS) {
    return (
      <ul className={clsx(styles.items, isWide && styles.wide)} aria-label={t('home.signup.facts')}>
        {items.map((item, index) => (
          <li key={index}>
            <strong>
              <LocalizedText value={item} field="name" />
            </strong>
            {!isOver && <span>{feeOf(item)}</span>}
            <ul className={styles.rest}>
              {facts
                .filter((name) => name !== 'fee')
                .map((name) => {
                  const fact = factOf(name, item)
                  return (
                    fact && (
                      <li key={name}>
                        <span className={styles.label}>{t(`home.signup.${name}`)}</span>{' '}
                        <span>{fact}</span>
                      </li>
                    )
                  )
                })}
            </ul>
          </li>
        ))}
      </ul>
    )
  }
  const rows = facts.map((name) => ({ name, cells: items.map((item) => factOf(name, item)) }))
  return (
    <table className={styles.facts}>
      <caption className={layout.visuallyHidden}>{t('home.signup.facts')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={layout.visuallyHidden}>{t('home.signup.fact')}</span>
          </th>
          {items.map((item, index) => (
            <th key={index} scope="col">
              <LocalizedText value={item} field="name" />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ cells }) => cells.some(Boolean))
          .map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{t(`home.signup.${name}`)}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}
