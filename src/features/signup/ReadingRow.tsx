import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../i18n/useText.ts'

interface Props {
  /** The form's page, and the field there. */
  to: string
  field: string
  name: string
  /** Read from a document, so there is nothing to change. */
  isLocked?: boolean
  children: ReactNode
}

/** What was filled in for one field, and the way back to it. */
export function ReadingRow({ to, field, name, isLocked = false, children }: Props) {
  const { t } = useText()
  return (
    <div className="reading">
      <dt>{name}</dt>
      <dd>
        <div className="reading__value">{children}</div>
        {isLocked ? (
          <span className="reading__none">{t('signup.derived')}</span>
        ) : (
          <Link to={to} state={{ field }} aria-label={t('entry.edit.label', { name })}>
            {t('entry.edit')}
          </Link>
        )}
      </dd>
    </div>
  )
}
