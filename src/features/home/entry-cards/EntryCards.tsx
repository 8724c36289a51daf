import { clsx } from 'clsx'
import { environment } from '#api/http/environment.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { useSeason } from '../countdown/useSeason.ts'
import { entryAction, sortCards } from './entryAction.ts'
import { EntryTile } from './EntryTile.tsx'
import layout from '#styles/layout.module.css'
import styles from './EntryCards.module.css'

/** Sign-up and the three searches, in order (spec §2 "Home page"); the season's next step stands out. */
export function EntryCards() {
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
            <EntryTile
              card={card}
              action={entryAction(card, config, environment)}
              isNext={step && 'moduleType' in step && step.moduleType === card.moduleType}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
