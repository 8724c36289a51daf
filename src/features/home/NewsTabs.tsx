import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../i18n/useText.ts'
import type { NewsName } from './articles.ts'

interface Props {
  names: NewsName[]
  chosen: NewsName
  onChoose: (name: NewsName) => void
}

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
}

/** The tabs of news and notices; arrow keys, Home and End move among them. */
export function NewsTabs({ names, chosen, onChoose }: Props) {
  const { t } = useText()
  const tabs = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const last = names.length - 1
    const wanted = names.indexOf(chosen) + step
    const index = Number.isFinite(step)
      ? (wanted + names.length) % names.length
      : Math.min(last, Math.max(0, wanted))
    const name = names[index]
    if (!name) return
    onChoose(name)
    tabs.current?.querySelectorAll('button')[index]?.focus()
  }

  return (
    <div className="news__tabs" role="tablist" aria-labelledby="news-title" ref={tabs}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`news-tab-${name}`}
          className="news__tab"
          aria-selected={name === chosen}
          aria-controls="news-panel"
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={onKeyDown}
        >
          {t(`home.news.${name}`)}
        </button>
      ))}
    </div>
  )
}
