import { Button } from 'antd'
import { useText } from '#i18n/useText.ts'
import styles from './SendCodeButton.module.css'

interface Props {
  /** Seconds until another code may be requested; 0 means now. */
  seconds: number
  /** A code has been sent to the same destination before. */
  wasSent: boolean
  isSending: boolean
  onClick: () => void
}

/** The button beside a code: its action, or the remaining wait. */
export function SendCodeButton({ seconds, wasSent, isSending, onClick }: Props) {
  const { t } = useText()
  const isWaiting = seconds > 0
  return (
    <Button
      className={styles.sendCode}
      // Not disabled: focus stays, and a click during the countdown has no effect.
      aria-disabled={isWaiting}
      loading={isSending}
      aria-busy={isSending}
      onClick={onClick}
    >
      {isWaiting
        ? t('login.code.wait', { n: seconds })
        : t(wasSent ? 'login.code.again' : 'login.code.get')}
    </Button>
  )
}
