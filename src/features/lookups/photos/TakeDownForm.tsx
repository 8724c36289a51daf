import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { failureOf } from '../failure.ts'

const REASONS = ['notMe', 'privacy', 'unpleasant', 'other'] as const
const MOST_LETTERS = 400

interface Props {
  isSending: boolean
  error: unknown
  onSend: (reason: string) => void
}

/** Why a photo should be taken down. */
export function TakeDownForm({ isSending, error, onSend }: Props) {
  const { t } = useText()
  const id = useId()
  const [reason, setReason] = useState<(typeof REASONS)[number]>('notMe')
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend([t(`photos.reason.${reason}`), words.trim()].filter(Boolean).join(': '))
  }
  return (
    <form className="take-down" onSubmit={submit}>
      <fieldset>
        <legend>{t('photos.takeDown.reason')}</legend>
        {REASONS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-reason`}
              checked={reason === name}
              onChange={() => setReason(name)}
            />
            {t(`photos.reason.${name}`)}
          </label>
        ))}
      </fieldset>
      <div>
        <label className="take-down__label" htmlFor={id}>
          {t('photos.takeDown.words')}
        </label>
        <textarea
          id={id}
          value={words}
          maxLength={MOST_LETTERS}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {error !== undefined && <p role="alert">{t(`lookups.${failureOf(error)}`)}</p>}
      <button type="submit" className="button" aria-busy={isSending}>
        {t(isSending ? 'photos.takeDown.sending' : 'photos.takeDown.send')}
      </button>
    </form>
  )
}
