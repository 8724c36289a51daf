import type { KeyboardEvent } from 'react'
import styles from './TabList.module.css'

interface Props {
  label: string
  tabs: string[]
  chosen: number
  onSelect: (index: number) => void
  /** Id of the panel that shows the selected tab; also the prefix of the tabs' ids. */
  panelId: string
  className: string | undefined
}

export const tabId = (panelId: string, index: number) => `${panelId}-tab-${index}`

/** Tabs for one panel: arrow keys, Home and End select; Tab moves on. */
export function TabList({ label, tabs, chosen, onSelect, panelId, className }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    onSelect(target)
    document.getElementById(tabId(panelId, target))?.focus()
  }

  return (
    <div role="tablist" aria-label={label} className={className}>
      {tabs.map((tab, index) => (
        <button
          key={index}
          id={tabId(panelId, index)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={index === chosen}
          aria-controls={panelId}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={onKeyDown}
        >
          {tab}
        </button>
      ))}
    </div>
  )
}
