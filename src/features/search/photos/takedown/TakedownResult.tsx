import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { Takedown } from '../../../../api/race/takedown.ts'
import { useText } from '../../../../i18n/useText.ts'
import dialog from '../../../../components/Dialog.module.css'
import styles from './Takedown.module.css'

/** The outcome of a request: the photo has been removed or awaits the organiser. */
export function TakedownResult({ request: { state, requestId } }: { request: Takedown }) {
  const { t } = useText()
  const result = useRef<HTMLParagraphElement>(null)
  // The button that led here is gone; focus continues from here.
  useEffect(() => result.current?.focus(), [])
  return (
    <p ref={result} role="status" tabIndex={-1} className={clsx(dialog.text, styles.result)}>
      {t(`photos.takeDown.${state}`, { requestId })}
    </p>
  )
}
