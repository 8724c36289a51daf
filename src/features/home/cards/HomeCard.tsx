import { clsx } from 'clsx'
import { Icon } from '#components/Icon.tsx'
import { LocalizedText, markedText } from '#components/LocalizedText.tsx'
import { commonAvailability } from '#domain/places.ts'
import { raceNow } from '#domain/raceDates.ts'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { useRaceTimes } from '#race/useRaceTimes.ts'
import { isCancelled } from '#site-config/eventStatus.ts'
import { cardSpan } from '#site-config/raceTimes.ts'
import { ModuleType, type SearchCard } from '#site-config/siteConfig.ts'
import { daySpan } from '../countdown/raceLabels.ts'
import type { CardAction } from './cardAction.ts'
import { CardControl } from './CardControl.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import layout from '#styles/layout.module.css'
import styles from './HomeCard.module.css'

interface Props {
  card: SearchCard
  action: CardAction
  /** Whether most visitors come for this card, which is then highlighted. */
  isNext: boolean | undefined
}

/** A card of the home page: state, purpose, dates, and one control over the whole card. */
export function HomeCard({ card, action, isNext = false }: Props) {
  const { t, languages } = useText()
  const { zone } = useRace()
  const config = useConfig()
  const { raceItems } = config
  const { signupStart, signupEnd, ballot, kitPickUp, start: gun = Infinity } = useRaceTimes()
  const isSignup = card.moduleType === ModuleType.signup
  const isOpen = action.kind !== 'closed'
  const { start, end } = isSignup ? { start: signupStart, end: signupEnd } : cardSpan(card, zone)
  const moment = raceNow(zone)
  const isPast = isSignup && end !== undefined && moment >= end
  const isAhead = isSignup && start !== undefined && moment < start
  // An organiser may open the sign-up card for those who know of it; the others read its times.
  const isOn = isOpen && !isAhead && !isPast

  const left = isSignup ? commonAvailability(raceItems) : undefined
  const signupLabel = left ? (`home.state.${left}` as const) : 'home.state.signingUp'
  const openLabel = t(isSignup ? signupLabel : 'home.state.open')
  const isOff = isSignup && isCancelled(config)
  const dueLabel = t(isPast ? 'home.state.closed' : 'site.comingSoon')
  const closedLabel = isOff ? t('home.state.cancelled') : dueLabel
  const days = daySpan(start, end, t, zone)
  // The announcement of results or photos is outdated once they are published.
  const isAwaited = card.moduleType === ModuleType.score || card.moduleType === ModuleType.photo
  // A registration card announces the ballot or, without one, what comes before the kit is handed out.
  const hasEventPassed =
    card.moduleType === ModuleType.registration && moment >= (ballot ?? kitPickUp ?? gun)
  const isOutdated = (isAwaited && isOpen) || hasEventPassed
  const daysTitle = isOutdated ? '' : markedText(card, 'signUpTimeTitle', languages)
  const title = localized(card, 'title', languages) || t(`home.card.${card.moduleType}`)

  return (
    <CardControl
      title={title}
      action={action}
      className={clsx(styles.card, isNext && styles.action, !isOpen && styles.closed)}
    >
      <span
        className={styles.title}
        data-testid={isNext ? 'next-step' : undefined}
        lang={localizedLang(card, 'title', languages)}
      >
        {title}
      </span>
      <StatusBadge
        className={styles.badge}
        label={isOn ? openLabel : closedLabel}
        isOpen={isOn && left !== 'full'}
        isOnAction={isNext}
      />
      <span className={styles.text}>
        <LocalizedText value={card} field="subTitle" />
      </span>
      <span className={styles.when}>
        <span className={clsx(days && layout.visuallyHidden)}>{daysTitle}</span> <span>{days}</span>
      </span>
      <span className={styles.mark}>
        <Icon name={isOpen ? 'arrow' : 'clock'} size={18} />
      </span>
    </CardControl>
  )
}
