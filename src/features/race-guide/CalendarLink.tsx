import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Button } from '#components/ui/Button.tsx'
import { calendarFile } from '#domain/calendar.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { now } from '#lib/serverClock.ts'
import { useConfig, useRace, useRaceInfo } from '#race/useRace.ts'
import { runnerCalendar } from './runnerCalendar.ts'

/** The race's dates as a calendar file, in the current language. */
export function CalendarLink() {
  const { t, languages } = useText()
  const config = useConfig()
  const { id: raceId, zone } = useRace()
  const info = useRaceInfo()
  const [moment] = useState(now)
  const events = runnerCalendar({ raceId, config, info, zone }, t, languages)
  const file = calendarFile(events, localized(config, 'websiteTitle', languages), zone, moment)

  if (events.length === 0 || !zone.isReadable) return null
  return (
    <Button
      as="a"
      variant="secondary"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${raceId.replace(/[^\w.-]+/g, '-')}.ics`}
    >
      <Icon name="calendar" size={20} />
      <span>{t('raceGuide.calendar')}</span>
    </Button>
  )
}
