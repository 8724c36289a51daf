import { clsx } from 'clsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import type { RaceItem } from '#site-config/siteConfig.ts'
import { type Fact, FACTS, RACE_FACTS, useItemFacts } from './useItemFacts.ts'
import layout from '#styles/layout.module.css'
import styles from './SignupDetails.module.css'

/** Maximum number of events side by side; more are below each other. */
const COLUMNS = 2

interface DetailsProps {
  items: RaceItem[]
  /** Sign-up is over: only what matters for the race. */
  isOver: boolean
}

interface Props extends DetailsProps {
  /** As wide as the page: events stand side by side. */
  isWide: boolean
}

const shownFacts = (isOver: boolean): readonly Fact[] => (isOver ? RACE_FACTS : FACTS)

/** A list of the events, each with its facts below its name. */
function DetailsList({ items, isOver, isWide }: Props) {
  const { t } = useText()
  const { race } = useConfig()
  const factsOf = useItemFacts(items)
  // An amount without a currency needs its label.
  const feeOf = ({ fee }: RaceItem, text: string) =>
    race?.currency || !fee ? text : `${t('home.signup.fee')} ${text}`
  return (
    <ul className={clsx(styles.items, isWide && styles.wide)} aria-label={t('home.signup.facts')}>
      {items.map((item, index) => {
        const facts = factsOf[index]
        return (
          facts && (
            <li key={index}>
              <strong>
                <LocalizedText value={item} field="name" />
              </strong>
              {!isOver && <span>{feeOf(item, facts.fee)}</span>}
              <ul className={styles.rest}>
                {shownFacts(isOver)
                  .filter((name) => name !== 'fee' && facts[name] !== '')
                  .map((name) => (
                    <li key={name}>
                      <span className={styles.label}>{t(`home.signup.${name}`)}</span>{' '}
                      <span>{facts[name]}</span>
                    </li>
                  ))}
              </ul>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** A table with a column for each event; a fact that is known of none has no row. */
function DetailsTable({ items, isOver }: DetailsProps) {
  const { t } = useText()
  const factsOf = useItemFacts(items)
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
        {shownFacts(isOver)
          .filter((name) => factsOf.some((facts) => facts[name] !== ''))
          .map((name) => (
            <tr key={name}>
              <th scope="row">{t(`home.signup.${name}`)}</th>
              {factsOf.map((facts, index) => (
                <td key={index}>{facts[name]}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** Fee, distance, start, places, ages and cut-off of each event, as far as they are known. */
export function SignupDetails({ items, isWide, isOver }: Props) {
  if (items.length === 0) return null
  return isWide || items.length > COLUMNS ? (
    <DetailsList items={items} isOver={isOver} isWide={isWide} />
  ) : (
    <DetailsTable items={items} isOver={isOver} />
  )
}
