import { clsx } from 'clsx'
import { environment } from '#environment/environment.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { useSeason } from '../countdown/useSeason.ts'
import { cardAction, sortCards } from './cardAction.ts'
import { HomeCard } from './HomeCard.tsx'
import layout from '#styles/layout.module.css'
import styles from './HomeCards.module.css'

/** Sign-up and the three searches, in order (spec §2 "Home page"); the season's next step stands out. */
export function HomeCards() {
  const { t } = useText()
  const config = useConfig()
  const { step } = useSeason()
  const cards = sortCards(config.searchConfigList)
  if (cards.length === 0) return null
  return (
    <section
      className={clsx(styles.entries, layout.wrap)}
      data-block="entries"
      aria-labelledby="entries-title"
    >
      <h2 id="entries-title" className={layout.visuallyHidden}>
        {t('home.entries')}
      </h2>
      <ul className={styles.entriesList}>
        {cards.map((card, index) => (
          <li key={index}>
            <HomeCard
              card={card}
              action={cardAction(card, config, environment)}
              isNext={step && 'moduleType' in step && step.moduleType === card.moduleType}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
