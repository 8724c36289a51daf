import { stage } from '../../api/stage.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { entryAction, inOrder } from './entryAction.ts'
import { EntryTile } from './EntryTile.tsx'
import './EntryCards.css'

/** Sign-up and the three look-ups, in the order of the spec (§2 "Home page"). */
export function EntryCards() {
  const { t } = useText()
  const config = useConfig()
  const cards = inOrder(config.searchConfigList)
  if (cards.length === 0) return null
  return (
    <section className="entries wrap" aria-labelledby="entries-title">
      <h2 id="entries-title" className="visually-hidden">
        {t('home.entries')}
      </h2>
      <ul className="entries__list">
        {cards.map((card, index) => (
          <li key={index}>
            <EntryTile card={card} action={entryAction(card, config, stage)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
