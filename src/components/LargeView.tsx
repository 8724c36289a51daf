import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Dialog } from './Dialog.tsx'
import { Icon } from './Icon.tsx'
import { useText } from '../i18n/useText.ts'
import { useSwipe } from '../lib/useSwipe.ts'
import { placeAfter, placeByKey } from './placeInList.ts'
import type { LargeViewState } from './useLargeView.ts'
import './LargeView.css'

interface Props {
  title: string
  caption: string
  at: number
  count: number
  view: LargeViewState
  labels: { previous: string; next: string }
  /** Films keep sideways moves for their own controls. */
  canSwipe?: boolean
  link?: ReactNode
  children: ReactNode
}

/** One item of a collection in the whole window, with the way to the others. */
export function LargeView({ title, caption, at, count, view, labels, link, ...rest }: Props) {
  const { t } = useText()
  const step = (steps: number) => view.show(placeAfter(at, steps, count))
  const swipe = useSwipe(step)

  const keyPressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || ctrlKey || metaKey || shiftKey || target instanceof HTMLMediaElement) return
    const place = placeByKey(key, at, count)
    if (place === null) return
    event.preventDefault()
    if (place !== at) view.show(place)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => keyPressed(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  return (
    <Dialog title={title} closeLabel={t('site.close')} onClose={view.close} isWide>
      <figure className="large-view">
        {count > 1 && (
          <button
            type="button"
            className="large-view__step large-view__step--back"
            aria-label={labels.previous}
            onClick={() => step(-1)}
          >
            <Icon name="left" size={24} />
          </button>
        )}
        <div className="large-view__stage" {...(rest.canSwipe && swipe.handlers)}>
          <button
            type="button"
            className="large-view__beside"
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => !swipe.wasSwipe() && view.close()}
          />
          {rest.children}
        </div>
        {count > 1 && (
          <button
            type="button"
            className="large-view__step large-view__step--on"
            aria-label={labels.next}
            onClick={() => step(1)}
          >
            <Icon name="right" size={24} />
          </button>
        )}
        <figcaption className="large-view__words">
          <span className="large-view__count" role="status">
            {at + 1} / {count} <span className="visually-hidden">{title}</span>
          </span>
          <span className="large-view__caption">{caption}</span>
          {link}
        </figcaption>
      </figure>
    </Dialog>
  )
}
