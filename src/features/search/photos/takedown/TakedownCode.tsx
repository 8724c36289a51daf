import { type FormEvent, useState } from 'react'
import { confirmTakedown, sendTakedownCode, type Takedown } from '#api/race/takedown.ts'
import { Button } from '#components/ui/Button.tsx'
import { cleanInput } from '#domain/cleanInput.ts'
import { useText } from '#i18n/useText.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { startResend, useResendTimer } from '#stores/resendTimer.ts'
import { withCaptcha } from '#stores/withCaptcha.ts'
import { failureLine } from '../../failure.ts'
import { QueryField } from '../../QueryField.tsx'
import { TakedownStep } from './TakedownStep.tsx'
import styles from './TakedownCode.module.css'

interface Props {
  requestId: string
  confirmation: Pick<ReturnType<typeof useRequest<Takedown>>, 'state' | 'run'>
  onConfirmed: (request: Takedown) => Takedown
}

/** Confirms a request at once, with a verification code sent to the runner's phone. */
export function TakedownCode({ requestId, confirmation, onConfirmed }: Props) {
  const { t } = useText()
  const [code, setCode] = useState('')
  const captcha = cleanInput('code', code)
  const [isChecked, setChecked] = useState(false)
  const [verificationToken, setVerificationToken] = useState('')
  const sending = useRequest<void>()
  const seconds = useResendTimer(requestId)
  const { state, run } = confirmation

  const send = () => {
    if (seconds > 0) return
    sending.run((retries) =>
      withCaptcha(retries, async ({ captchaToken }) => {
        setVerificationToken(await sendTakedownCode({ requestId, captchaToken }))
        startResend(requestId)
      }),
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (!captcha) event.currentTarget.querySelector('input')?.focus()
    else
      run(async () => onConfirmed(await confirmTakedown({ requestId, captcha, verificationToken })))
  }
  const error = () => {
    if (isChecked && !captcha) return t('photos.takedown.code.required')
    return state.kind === 'error' ? failureLine(state.error, t) : ''
  }
  return (
    <TakedownStep noValidate onSubmit={submit}>
      <p>{t('photos.takedown.own')}</p>
      <div>
        <Button
          variant="plain"
          // Not disabled: focus stays, and a click during the countdown has no effect.
          aria-disabled={seconds > 0}
          aria-busy={sending.state.kind === 'pending'}
          onClick={send}
        >
          {seconds > 0
            ? t('photos.takedown.code.wait', { n: seconds })
            : t(verificationToken ? 'photos.takedown.code.again' : 'photos.takedown.code.get')}
        </Button>
        <p role="status" className={styles.note}>
          {sending.state.kind === 'success' && <span>{t('photos.takedown.code.sent')}</span>}
          {sending.state.kind === 'error' && <span>{failureLine(sending.state.error, t)}</span>}
        </p>
      </div>
      {verificationToken && (
        <>
          <QueryField
            label={t('photos.takedown.code')}
            error={error()}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" variant="primary" aria-busy={state.kind === 'pending'}>
            {t('photos.takedown.confirm')}
          </Button>
        </>
      )}
    </TakedownStep>
  )
}
