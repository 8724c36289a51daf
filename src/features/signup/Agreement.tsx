import { useRef, useState } from 'react'
import type { FormKind } from '../../api/signup.ts'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'

interface Props {
  kind: FormKind
  isAgreed: boolean
  isSending: boolean
  isUnanswered: boolean
  onAgree: (isAgreed: boolean) => void
  onSend: () => void
}

/** The last agreement, and the one button that sends. */
export function Agreement({ kind, isAgreed, isSending, isUnanswered, onAgree, onSend }: Props) {
  const { t } = useText()
  const [isTold, setTold] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const isWrong = isTold && !isAgreed
  const words = isUnanswered ? 'entry.send.again' : (`entry.send.${kind}` as const)
  return (
    <form
      className="agreement-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isAgreed) onSend()
        else box.current?.focus()
        setTold(true)
      }}
    >
      <label className="agreement-choice">
        <input
          ref={box}
          type="checkbox"
          checked={isAgreed}
          disabled={isSending}
          aria-required
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'agreement-fault' : undefined}
          onChange={({ target }) => onAgree(target.checked)}
        />
        <span>{t(`entry.agree.${kind}`)}</span>
      </label>
      {isWrong && (
        <p id="agreement-fault" className="signup-field__fault">
          <Icon name="info" size={18} />
          {t('entry.agree.first')}
        </p>
      )}
      <button type="submit" className="button entry-actions__on" aria-disabled={isSending}>
        {isSending && <span className="spinner" aria-hidden="true" />}
        {t(isSending ? 'entry.sending' : words)}
      </button>
    </form>
  )
}
