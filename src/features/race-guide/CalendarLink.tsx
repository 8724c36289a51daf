import { useState } from 'react'
import { Icon } from '#components/Icon.tsx'
import { Button } from '#components/ui/Button.tsx'
import { calendarFile, type CalendarStatus } from '#domain/calendar.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { now } from '#lib/serverClock.ts'
import { useConfig, useRace, useRaceInfo } from '#race/useRace.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { runnerCalendar } from './runnerCalendar.ts'

type EventKind = NonNullable<SiteConfig['eventStatus']>['kind']

const STATUS: Record<EventKind, CalendarStatus> = {
  postponed: 'TENTATIVE',
  moved: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** The race's dates as a calendar file, in the current language. */
export function CalendarLink() {
  const { t, languages } = useText()
  const config = useConfig()
  const { id: raceId, zone } = useRace()
  const info = useRaceInfo()
  const [moment] = useState(now)
  const events = runnerCalendar({ raceId, config, info, zone }, t, languages)
  const name = localized(config, 'websiteTitle', languages)
  const status = config.eventStatus && STATUS[config.eventStatus.kind]
  const file = calendarFile(events, name, zone, moment, status)

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
