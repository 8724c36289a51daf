import { clsx } from 'clsx'
import { Icon } from '#components/Icon.tsx'
import { Picture } from '#components/Picture.tsx'
import { Button } from '#components/ui/Button.tsx'
import { ZoneNote } from '#components/ZoneNote.tsx'
import { commonAvailability } from '#domain/places.ts'
import type { Season } from '#domain/season.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig, useRaceInfo } from '#race/useRace.ts'
import { isCancelled } from '#site-config/eventStatus.ts'
import type { CardAction } from '../cards/cardAction.ts'
import { CardControl } from '../cards/CardControl.tsx'
import { StatusBadge } from '../cards/StatusBadge.tsx'
import { KeyDates } from '../countdown/KeyDates.tsx'
import { useSeason } from '../countdown/useSeason.ts'
import { useSlides } from '../hero/useSlides.ts'
import { NextStepButton } from './NextStepButton.tsx'
import { SignupDetails } from './SignupDetails.tsx'
import styles from './SignupPanel.module.css'

const AFTER_SIGNUP = new Set<Season>(['closed', 'drawn', 'kitPickUp', 'raceDay', 'live', 'after'])

interface Props {
  /** Undefined without a sign-up card: the panel then has no button. */
  action: CardAction | undefined
  /** Alone in its row: the picture is beside the text. */
  isWide: boolean
}

/**
 * The sign-up panel: the events, key dates, and a button with the sign-up card's action. Once sign-up
 * is over it is about the race, and the button is the season's next step.
 */
export function SignupPanel({ action, isWide }: Props) {
  const { t } = useText()
  const config = useConfig()
  const { raceItems, keyDates } = config
  const { season, step, times } = useSeason()
  const imgDetail = useRaceInfo()?.imgDetail
  const [first, second] = useSlides()
  // The carousel already shows the first one.
  const racePicture = imgDetail && imgDetail !== first?.surfacePlotUrl ? imgDetail : ''
  const picture = racePicture || second?.surfacePlotUrl
  const isOpen = action !== undefined && action.kind !== 'closed'
  const isOver =
    isCancelled(config) || (!isOpen && season !== undefined && AFTER_SIGNUP.has(season))
  const signup = isOver ? undefined : action
  const left = commonAvailability(raceItems)
  const openLabel = left ? (`home.state.${left}` as const) : 'home.signup.state'

  return (
    <section className={clsx(styles.panel, isWide && styles.wide)} aria-labelledby="sign-up-title">
      {picture && (
        <Picture
          src={picture}
          phone={racePicture ? undefined : second?.surfacePlotUrlH5}
          alt=""
          width={384}
          height={156}
          className={styles.picture}
        />
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id="sign-up-title" className={styles.title}>
            {t(signup ? 'home.signup' : 'home.events')}
          </h2>
          {signup && (
            <StatusBadge
              label={t(isOpen ? openLabel : 'home.channel.closed')}
              isOpen={isOpen && left !== 'full'}
            />
          )}
        </div>
        <SignupDetails items={raceItems} isWide={isWide && !picture} isOver={isOver} />
        <KeyDates dates={keyDates} />
        <ZoneNote text="home.zone" ms={times.start} className={styles.zone} />
        {isOver && step && (
          <Button as={NextStepButton} step={step} variant="primary" className={styles.button} />
        )}
        {signup && (
          <Button
            as={CardControl}
            title={t('home.signup')}
            action={signup}
            variant={isOpen ? 'primary' : 'plain'}
            className={styles.button}
          >
            {!isOpen && <Icon name="lock" size={18} />}
            <span>{t(`home.signup.${isOpen ? 'start' : 'notOpen'}`)}</span>
            {isOpen && <Icon name="arrow" size={18} />}
          </Button>
        )}
      </div>
    </section>
  )
}
