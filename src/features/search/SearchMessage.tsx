import type { MouseEvent } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Card } from '#components/ui/Card.tsx'
import { useText } from '#i18n/useText.ts'
import { useSecondsUntil } from '#lib/hooks/useSecondsUntil.ts'
import { useConfig } from '#race/useRace.ts'
import { MountainSketch } from './MountainSketch.tsx'
import styles from './SearchMessage.module.css'

interface Props {
  title: string
  text?: string
  /** Shows a placeholder while loading. */
  isWaiting?: boolean
  action?: string
  onAction?: (event: MouseEvent) => void
  /** When the action can be used, by `performance.now()`; until then its button counts down. */
  retryAt?: number
}

/** A message in place of a result, with one action. */
export function SearchMessage(props: Props) {
  const { title, text, isWaiting = false, action, onAction, retryAt = 0 } = props
  const { t } = useText()
  const { theme } = useConfig()
  const seconds = useSecondsUntil(retryAt)
  return (
    <Card className={styles.message}>
      {!isWaiting && theme?.ridge && <MountainSketch />}
      <div role="status">
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {isWaiting && (
        <>
          <i className={styles.shape} />
          <i className={styles.shape} />
        </>
      )}
      {action && (
        <Button
          variant="plain"
          className={styles.button}
          // Not disabled: focus stays for when the pause is over.
          aria-disabled={seconds > 0}
          onClick={(event) => {
            if (seconds === 0) onAction?.(event)
          }}
        >
          {seconds > 0 ? t('site.retry.in', { n: seconds }) : action}
        </Button>
      )}
    </Card>
  )
}
