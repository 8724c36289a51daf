import { useEffect, useRef } from 'react'
import { Icon } from '#components/Icon.tsx'
import { useText } from '#i18n/useText.ts'
import type { ShownError } from './formErrors.ts'
import { Panel } from './frame/Panel.tsx'
import styles from './ErrorSummary.module.css'

interface Props {
  errors: ShownError[]
  /** Number of attempts to submit; each one moves focus here. */
  tries: number
  /** Focuses a field. */
  goToField: (key: string) => void
}

/** The errors of a form that could not be submitted. Each line moves focus to its field. */
export function ErrorSummary({ errors, tries, goToField }: Props) {
  const { t } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (tries > 0) heading.current?.focus()
  }, [tries])
  if (errors.length === 0) return null
  const headings = [...new Set(errors.map((error) => error.heading))]
  return (
    <Panel className={styles.errorSummary} aria-labelledby="error-summary">
      <h2 ref={heading} id="error-summary" className={styles.heading} tabIndex={-1}>
        <Icon name="info" size={24} />
        <span>{t('fields.summary', { count: errors.length })}</span>
      </h2>
      <p>{t('fields.summary.kept')}</p>
      <ul className={styles.groups}>
        {headings.map((text) => (
          <li key={text}>
            <strong>{text}</strong>
            <ul>
              {errors
                .filter((error) => error.heading === text)
                .map(({ key, message }) => (
                  <li key={key}>
                    <button
                      type="button"
                      className={styles.focusField}
                      onClick={() => goToField(key)}
                    >
                      {message}
                    </button>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
