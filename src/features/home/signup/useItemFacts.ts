import { useState } from 'react'
import { feeAt } from '#domain/feeAt.ts'
import { commonEntryMode } from '#domain/places.ts'
import { formatRaceTime, formatWritten, raceNow } from '#domain/raceDates.ts'
import { saysDistance } from '#domain/saysDistance.ts'
import { formatDistance } from '#i18n/formatDistance.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { usePrices } from '#race/usePrices.ts'
import { useRace } from '#race/useRace.ts'
import { useCutOffText, useRaceTimes } from '#race/useRaceTimes.ts'
import { itemTimes } from '#site-config/raceTimes.ts'
import type { RaceItem } from '#site-config/siteConfig.ts'

/** What is said of an event, in display order. */
export const FACTS = [
  'fee',
  'distance',
  'startTime',
  'entryMode',
  'places',
  'availability',
  'age',
  'cutOff',
] as const
export type Fact = (typeof FACTS)[number]
/** The facts that are still shown once sign-up is over. */
export const RACE_FACTS: readonly Fact[] = ['distance', 'startTime', 'cutOff']

/**
 * The facts of each event, in the order of `items`, as texts; '' for what is not known. How an event
 * gives its places is said if the events differ, and whether it still takes entries if one is full.
 */
export function useItemFacts(items: RaceItem[]): Record<Fact, string>[] {
  const { t, languages } = useText()
  const { zone } = useRace()
  const { formatFee, formatNextFee } = usePrices()
  const cutOffOf = useCutOffText()
  const { start: raceStart } = useRaceTimes()
  const [moment] = useState(() => raceNow(zone))
  const isAnyFull = items.some(({ availability }) => availability)
  const isModeCommon = commonEntryMode(items) !== undefined

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
    const time = formatWritten(startTime, t('site.format.dayTime'))
    return time && waves.length > 1 ? t('home.signup.waves', { time, count: waves.length }) : time
  }

  return items.map((item) => {
    const { capacity, entryMode, availability = 'open' } = item
    return {
      fee: feeText(item),
      distance: distanceText(item),
      startTime: startText(item),
      entryMode: entryMode && !isModeCommon ? t(`home.entryMode.${entryMode}`) : '',
      places: capacity === undefined ? '' : t('home.signup.places.value', { value: capacity }),
      availability: isAnyFull ? t(`home.availability.${availability}`) : '',
      age: ageText(item),
      cutOff: cutOffOf(item),
    }
  })
}
