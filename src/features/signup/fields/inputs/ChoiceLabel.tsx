import type { ReactNode } from 'react'
import styles from './ChoiceLabel.module.css'

export interface Choice {
  value: string
  label: string
  /** Language of the label, if it is another one than the page's. */
  lang?: string | undefined
  /** The price and how many are left. */
  offer?: string
  isSoldOut?: boolean
  hint?: ReactNode
  /** Shown before the choice. */
  before?: ReactNode
  /** Shown after the choice while it is selected. */
  after?: ReactNode
}

/** The label of a choice, with its offer and hint. */
export const ChoiceLabel = ({
  label,
  lang,
  offer,
  hint,
}: Pick<Choice, 'label' | 'lang' | 'offer' | 'hint'>) => (
  <>
    <span lang={lang}>{label}</span>
    {offer && (
      <>
        {' '}
        <span className={styles.offer}>{offer}</span>
      </>
    )}
    {hint && <small className={styles.hint}>{hint}</small>}
  </>
)
