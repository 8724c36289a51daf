import { clsx } from 'clsx'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useText } from '#i18n/useText.ts'
import { Dialog } from '../Dialog.tsx'
import { Icon } from '../Icon.tsx'
import { indexAfter, indexByKey } from './listIndex.ts'
import { useGestures, useIsZoomed } from './useGestures.ts'
import type { LightboxState } from './useLightbox.ts'
import layout from '#styles/layout.module.css'
import styles from './Lightbox.module.css'

interface Props {
  title: string
  caption: string
  at: number
  count: number
  view: LightboxState
  labels: { previous: string; next: string }
  /** Off for videos, whose controls need horizontal swipes. */
  canSwipe?: boolean
  link?: ReactNode
  children: ReactNode
}

/** One item of a collection, filling the window, with navigation to the others. */
export function Lightbox({ title, caption, at, count, view, labels, link, ...rest }: Props) {
  const { t } = useText()
  const step = (steps: number) => view.show(indexAfter(at, steps, count))
  const swipe = useGestures(step, view.close)
  const isZoomed = useIsZoomed()
  const figure = useRef<HTMLElement>(null)

  const keyPressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLMediaElement) return
    // Another dialog on top of this one handles its own keys.
    const dialog = target instanceof Element ? target.closest('dialog') : null
    if (dialog && !dialog.contains(figure.current)) return
    const index = indexByKey(key, at, count)
    if (index === null) return
    event.preventDefault()
    if (index !== at) view.show(index)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => keyPressed(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  return (
    <Dialog title={title} closeLabel={t('site.close')} onClose={view.close} isWide hasAddress>
      <figure ref={figure} className={styles.lightbox}>
        {count > 1 && (
          <button
            type="button"
            className={clsx(styles.step, styles.back)}
            aria-label={labels.previous}
            onClick={() => step(-1)}
          >
            <Icon name="left" size={24} />
          </button>
        )}
        <div
          className={clsx(styles.stage, rest.canSwipe && !isZoomed && styles.swiped)}
          {...(rest.canSwipe && swipe.handlers)}
        >
          <button
            type="button"
            className={styles.beside}
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => !swipe.wasSwipe() && view.close()}
          />
          {rest.children}
        </div>
        {count > 1 && (
          <button
            type="button"
            className={clsx(styles.step, styles.next)}
            aria-label={labels.next}
            onClick={() => step(1)}
          >
            <Icon name="right" size={24} />
          </button>
        )}
        <figcaption className={styles.text}>
          <span className={styles.count} role="status">
            <span>{`${at + 1} / ${count}`}</span>{' '}
            <span className={layout.visuallyHidden}>{title}</span>
          </span>
          <span className={styles.caption}>{caption}</span>
          {link}
        </figcaption>
      </figure>
    </Dialog>
  )
}
