import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#i18n/useText.ts'
import styles from './Review.module.css'

interface Props {
  /** The form's route, and the field on it. */
  to: string
  field: string
  name: string
  /** Language of the name, if it is another one than the page's. */
  lang?: string | undefined
  /** Derived from a document, so it cannot be edited. */
  isLocked?: boolean
  children: ReactNode
}

/** A field's value with a link back to the field. */
export function ReviewRow({ to, field, name, lang, isLocked = false, children }: Props) {
  const { t } = useText()
  return (
    <div className={styles.item}>
      <dt lang={lang}>{name}</dt>
      <dd>
        <div className={styles.value}>{children}</div>
        {isLocked ? (
          <span className={styles.none}>{t('fields.derived')}</span>
        ) : (
          <Link to={to} state={{ field }} aria-label={t('signup.edit.label', { name })}>
            {t('signup.edit')}
          </Link>
        )}
      </dd>
    </div>
  )
}
