import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { EntryPanel } from './EntryPanel.tsx'
import { controlId } from './fieldControl.ts'

interface Props {
  /** By which a summary leads here. */
  name: string
  title: string
  line?: string
  isWrong: boolean
  /** Stands below the choice and what is wrong with it. */
  foot?: ReactNode
  children: ReactNode
}

/** A choice on which the whole form depends. */
export function ChoicePanel({ name, title, line = '', isWrong, foot, children }: Props) {
  const { t } = useText()
  const fault = `${controlId(name)}-fault`
  return (
    <EntryPanel id={name} title={title} line={line}>
      <div
        id={controlId(name)}
        role="radiogroup"
        aria-label={title}
        aria-required
        aria-invalid={isWrong}
        aria-describedby={isWrong ? fault : undefined}
      >
        {children}
      </div>
      {isWrong && (
        <p id={fault} className="signup-field__fault">
          <Icon name="info" size={18} />
          {t('signup.chosen.required', { label: title })}
        </p>
      )}
      {foot}
    </EntryPanel>
  )
}
