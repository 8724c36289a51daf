import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { MountainSketch } from './certificate/MountainSketch.tsx'
import panel from './ResultPanel.module.css'
import styles from './SearchMessage.module.css'
import buttons from '../../components/buttons.module.css'

interface Props {
  title: string
  text?: string
  /** Shows a placeholder while loading. */
  isWaiting?: boolean
  action?: string
  onAction?: (event: MouseEvent) => void
}

/** A message in place of a result, with one action. */
export function SearchMessage({ title, text, isWaiting = false, action, onAction }: Props) {
  return (
    <section className={clsx(panel.queryPanel, styles.queryMessage)}>
      {!isWaiting && <MountainSketch />}
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
        <button type="button" className={clsx(buttons.plain, styles.button)} onClick={onAction}>
          {action}
        </button>
      )}
    </section>
  )
}
