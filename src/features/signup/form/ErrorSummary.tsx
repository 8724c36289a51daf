import { useEffect, useRef } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { ShownError } from '../validation/formErrors.ts'
import { focusField } from './focusField.ts'
import styles from './ErrorSummary.module.css'

interface Props {
  errors: ShownError[]
  /** Number of attempts to submit; each one moves focus here. */
  tries: number
}

/** The errors of a form on an attempt to submit it; each line links to its field. */
export function ErrorSummary({ errors, tries }: Props) {
  const { t } = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (tries > 0) title.current?.focus()
  }, [tries])
  if (errors.length === 0) return null
  const labels = [...new Set(errors.map(({ label }) => label))]
  return (
    <section className={styles.errorSummary} aria-labelledby="error-summary">
      <h2 ref={title} id="error-summary" className={styles.title} tabIndex={-1}>
        <Icon name="info" size={24} />
        {t('fields.summary', { count: errors.length })}
      </h2>
      <p>{t('fields.summary.kept')}</p>
      <ul className={styles.sections}>
        {labels.map((label) => (
          <li key={label}>
            <strong>{label}</strong>
            <ul>
              {errors
                .filter((error) => error.label === label)
                .map(({ key, message }) => (
                  <li key={key}>
                    <button type="button" className={styles.link} onClick={() => focusField(key)}>
                      {message}
                    </button>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
