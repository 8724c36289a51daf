import { type SubmitEvent, useEffect, useRef } from 'react'
import { fetchCaptchaQuestion, type Scene } from '#api/user/captcha.ts'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { Button } from '#components/ui/Button.tsx'
import { cleanInput } from '#domain/cleanInput.ts'
import { useText } from '#i18n/useText.ts'
import type { CaptchaOutcome } from '#stores/captcha.ts'
import { CaptchaError } from './CaptchaError.tsx'
import { CaptchaUnavailable } from './CaptchaUnavailable.tsx'
import { RenewButton } from './RenewButton.tsx'
import { useChallenge } from './useChallenge.ts'
import styles from './QuestionPanel.module.css'

interface Props {
  scene: Scene
  onEnd: (outcome: CaptchaOutcome) => void
}

/** The captcha that needs neither sight nor fine motor control: a question, answered by typing. */
export function QuestionPanel({ scene, onEnd }: Props) {
  const { t } = useText()
  const field = useRef<HTMLInputElement>(null)
  const captcha = useChallenge({
    scene,
    load: fetchCaptchaQuestion,
    onPassed: (captchaToken) => onEnd({ kind: 'passed', captchaToken }),
  })
  const { challenge, failure, isRejected, renew } = captcha
  const id = challenge?.id
  // The question is the field's label, so a screen reader reads it when the field takes focus.
  useEffect(() => {
    if (!id || !field.current) return
    field.current.value = ''
    field.current.focus()
  }, [id])
  if (failure) return <CaptchaUnavailable reason={failure} onRetry={renew} />
  const isVerifying = captcha.isLoading || captcha.isVerifying
  const answer = (event: SubmitEvent) => {
    event.preventDefault()
    const answered = cleanInput('text', field.current?.value ?? '')
    if (answered) captcha.verify({ answer: answered })
    else field.current?.focus()
  }
  if (!challenge) return <p role="status">{t('site.loading')}</p>
  return (
    <form className={styles.question} onSubmit={answer}>
      <label htmlFor="captcha-answer">
        <LocalizedText value={challenge} field="question" />
      </label>
      <input
        ref={field}
        id="captcha-answer"
        className={styles.answer}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        readOnly={isVerifying}
        aria-required="true"
        aria-describedby="captcha-hint"
      />
      <p id="captcha-hint" className={styles.hint}>
        {t('captcha.question.hint')}
      </p>
      <Button
        type="submit"
        variant="secondary"
        className={styles.submit}
        aria-disabled={isVerifying}
      >
        {t(isVerifying ? 'captcha.checking' : 'captcha.question.send')}
      </Button>
      <CaptchaError>{isRejected && t('captcha.question.rejected')}</CaptchaError>
      <RenewButton label={t('captcha.question.renew')} onClick={renew} />
    </form>
  )
}
