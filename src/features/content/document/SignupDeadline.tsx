import { SmartLink } from '#components/SmartLink.tsx'
import { Button } from '#components/ui/Button.tsx'
import { withZone } from '#components/withZone.ts'
import { daysLeft, formatRaceEnd, parseRaceEnd, raceNow } from '#domain/raceDates.ts'
import { environment } from '#environment/environment.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig, useRace, useRaceInfo } from '#race/useRace.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import styles from './SignupDeadline.module.css'

const textsOf = (days: number) => {
  if (days > 1) return 'documents.deadline.days'
  return days === 1 ? 'documents.deadline.tomorrow' : 'documents.deadline.today'
}

/** The sign-up deadline, with a link to sign-up while it is open. */
export function SignupDeadline() {
  const { t, language } = useText()
  const race = useRace()
  const { zone } = race
  const { searchConfigList } = useConfig()
  const raceEnd = useRaceInfo()?.signUpEndTime
  const card = searchConfigList.find(({ moduleType }) => moduleType === ModuleType.signup)
  const end = parseRaceEnd(card?.signUpEndTime ?? '', zone) ?? parseRaceEnd(raceEnd ?? '', zone)
  if (!card || end === undefined) return null
  const moment = raceNow(zone)
  const days = daysLeft(end, moment, zone)
  const isOver = moment >= end
  const isOpen = card.openStatus && environment.channels.applyNow.isEnabled && !isOver

  return (
    <section className={styles.deadline} aria-labelledby="deadline-title">
      <p id="deadline-title" className={styles.label}>
        {withZone(t('documents.deadline'), end, { t, language }, race)}
      </p>
      <p className={styles.day}>{formatRaceEnd(end, t('site.format.dayTime'), zone)}</p>
      {Number.isFinite(moment) && (
        <p className={styles.label}>
          {isOver ? t('documents.deadline.over') : t(textsOf(days), { count: days })}
        </p>
      )}
      {isOpen && (
        <Button as={SmartLink} to={card.jumpUrl} variant="primary" className={styles.button}>
          {t('documents.signup')}
        </Button>
      )}
    </section>
  )
}
