import { type FormEvent, useId, useState } from 'react'
import { TAKEDOWN_REASONS, type TakedownReason } from '#api/race/takedownReasons.ts'
import { Button } from '#components/ui/Button.tsx'
import { cleanInput } from '#domain/cleanInput.ts'
import { useText } from '#i18n/useText.ts'
import { failureLine } from '../../failure.ts'
import { TakedownStep } from './TakedownStep.tsx'
import styles from './TakedownForm.module.css'

const MAX_LENGTH = 400

/** The form's values. */
export interface TakedownInput {
  reason: TakedownReason
  text: string
}

interface Props {
  /** The values from before the dialog was closed. */
  initial: TakedownInput | undefined
  onInput: (input: TakedownInput) => void
  isSending: boolean
  error: unknown
  onSend: (request: { reason: TakedownReason; details: string }) => void
}

/** The reason for a takedown. */
export function TakedownForm({ initial, onInput, isSending, error, onSend }: Props) {
  const { t } = useText()
  const id = useId()
  const [input, setInput] = useState<TakedownInput>(initial ?? { reason: 'notMe', text: '' })
  const { reason, text } = input
  const change = (changed: Partial<TakedownInput>) => {
    const next = { ...input, ...changed }
    setInput(next)
    onInput(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend({ reason, details: cleanInput('text', text) })
  }
  return (
    <TakedownStep onSubmit={submit}>
      <p>{t('photos.takedown.line')}</p>
      <fieldset className={styles.reasons}>
        <legend className={styles.label}>{t('photos.takedown.reason')}</legend>
        {TAKEDOWN_REASONS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-reason`}
              checked={reason === name}
              onChange={() => change({ reason: name })}
            />
            <span>{t(`photos.reason.${name}`)}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <label className={styles.label} htmlFor={id}>
          {t('photos.takedown.words')}
        </label>
        <textarea
          id={id}
          className={styles.words}
          value={text}
          maxLength={MAX_LENGTH}
          onChange={({ target }) => change({ text: target.value })}
        />
      </div>
      {error !== undefined && <p role="alert">{failureLine(error, t)}</p>}
      <Button type="submit" variant="primary" aria-busy={isSending}>
        {t(isSending ? 'photos.takedown.sending' : 'photos.takedown.send')}
      </Button>
    </TakedownStep>
  )
}
