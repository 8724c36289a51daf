import { useEffect, useRef } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { goToField } from './goToField.ts'
import './FaultSummary.css'

export interface ToldFault {
  /** The field's key. */
  key: string
  label: string
  words: string
}

interface Props {
  faults: ToldFault[]
  /** Counts the tries to send: each of them moves the focus here. */
  tries: number
}

/** What is wrong with a form that was to be sent: counted, and each line leads to its field. */
export function FaultSummary({ faults, tries }: Props) {
  const { t } = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (tries > 0) title.current?.focus()
  }, [tries])
  if (faults.length === 0) return null
  return (
    <section className="fault-summary" aria-labelledby="fault-summary">
      <h2 ref={title} id="fault-summary" className="fault-summary__title" tabIndex={-1}>
        <Icon name="info" size={24} />
        {t('signup.summary', { count: faults.length })}
      </h2>
      <p>{t('signup.summary.kept')}</p>
      <ul>
        {faults.map(({ key, label, words }) => (
          <li key={key}>
            <button type="button" className="fault-summary__link" onClick={() => goToField(key)}>
              {words}
            </button>{' '}
            {label}
          </li>
        ))}
      </ul>
    </section>
  )
}
