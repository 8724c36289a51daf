import { Button } from 'antd'
import { useText } from '../../i18n/useText.ts'

interface Props {
  /** Until a code may be asked for again; 0 is now. */
  seconds: number
  /** A code went to the same destination before. */
  wasSent: boolean
  isSending: boolean
  onClick: () => void
}

/** The button beside a code: what it does now, or how long it waits. */
export function SendCodeButton({ seconds, wasSent, isSending, onClick }: Props) {
  const { t } = useText()
  const isWaiting = seconds > 0
  return (
    <Button
      className="send-code"
      // Not disabled: the focus stays, and a click while it counts does nothing.
      aria-disabled={isWaiting}
      loading={isSending}
      onClick={onClick}
    >
      {isWaiting
        ? t('login.code.wait', { n: seconds })
        : t(wasSent ? 'login.code.again' : 'login.code.get')}
    </Button>
  )
}
