import type { ReactNode } from 'react'
import styles from './ChoiceLabel.module.css'

interface Props {
  label: string
  /** Language of the label, if it is another one than the page's. */
  lang?: string
  /** The price and how many are left. */
  offer?: string
  hint?: ReactNode
}

/** The label of a choice, with its offer and hint. */
export const ChoiceLabel = ({ label, lang, offer, hint }: Props) => (
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
