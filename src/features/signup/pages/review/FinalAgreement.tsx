import { useRef, useState } from 'react'
import type { FormKind } from '#api/race/signup.ts'
import { Button } from '#components/ui/Button.tsx'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { useItemText } from '#race/useItemText.ts'
import { ErrorLine } from '../../fields/ErrorLine.tsx'
import styles from './FinalAgreement.module.css'

interface Props {
  kind: FormKind
  itemId: string
  isFree: boolean
  isAgreed: boolean
  isSending: boolean
  isUnanswered: boolean
  onAgree: (isAgreed: boolean) => void
  onSend: () => void
}

/** The final confirmation and the submit button. */
export function FinalAgreement({
  kind,
  itemId,
  isFree,
  isAgreed,
  isSending,
  isUnanswered,
  onAgree,
  onSend,
}: Props) {
  const { t } = useText()
  const itemText = useItemText(itemId, isFree)
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const isWrong = isShown && !isAgreed
  const label = isUnanswered ? 'signup.send.again' : (`signup.send.${kind}` as const)
  const sentence = (
    <Trans
      t={itemText}
      i18nKey={`signup.agree.${kind}`}
      values={{
        link: (
          <a href="#/registration-agreement" target="_blank" rel="noopener noreferrer">
            {t('signup.agree.agreement')}
          </a>
        ),
      }}
    />
  )
  return (
    <form
      className={styles.agreementForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isAgreed) onSend()
        else box.current?.focus()
        setShown(true)
      }}
    >
      <label className={styles.agreementChoice}>
        <input
          ref={box}
          type="checkbox"
          checked={isAgreed}
          disabled={isSending}
          aria-required
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'agreement-error' : undefined}
          onChange={({ target }) => onAgree(target.checked)}
        />
        <span>{sentence}</span>
      </label>
      {isWrong && <ErrorLine id="agreement-error">{t('signup.agree.first')}</ErrorLine>}
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {isSending && <span className={styles.spinner} aria-hidden="true" />}
        <span>{t(isSending ? 'signup.sending' : label)}</span>
      </Button>
    </form>
  )
}
