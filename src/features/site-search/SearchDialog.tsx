import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '#components/Dialog.tsx'
import { Icon } from '#components/Icon.tsx'
import { cleanInput } from '#domain/cleanInput.ts'
import { addTexts } from '#i18n/i18n.ts'
import { siteSearch as en } from '#i18n/locales/en/siteSearch.ts'
import { siteSearch as zh } from '#i18n/locales/zh/siteSearch.ts'
import { useText } from '#i18n/useText.ts'
import type { IndexedPage } from './indexEntries.ts'
import { SearchBody } from './SearchBody.tsx'
import { useSiteSearch } from './useSiteSearch.ts'
import layout from '#styles/layout.module.css'
import styles from './SearchDialog.module.css'

addTexts({ zh, en })

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Moves focus between elements, wrapping around at the ends. Returns whether the key was handled. */
function moveFocus(stops: HTMLElement[], key: string): boolean {
  const step = STEPS[key]
  if (step === undefined) return false
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops.at(at < 0 ? 0 : (at + step) % stops.length)?.focus()
  return true
}

interface Props {
  /** Every page of the site. */
  pages: IndexedPage[]
  onClose: () => void
}

/** Searches the whole site; results appear below the field as the visitor types. */
export function SearchDialog({ pages, onClose }: Props) {
  const { t } = useText()
  const [query, setQuery] = useState('')
  const words = cleanInput('search', query)
  const search = useSiteSearch(words, pages)
  const input = useRef<HTMLInputElement>(null)
  /** The query at which Enter was pressed, while its results are loading. */
  const entered = useRef('')
  const body = useRef<HTMLDivElement>(null)
  const fieldId = useId()
  useEffect(() => input.current?.focus(), [])
  const results = () => Array.from(body.current?.querySelectorAll('a') ?? [])
  const openFirst = () => results()[0]?.click()
  useEffect(() => {
    if (entered.current && entered.current === search.answered) openFirst()
    entered.current = ''
  }, [search.answered])

  const choose = (popular: string) => {
    setQuery(popular)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose among an input method's candidates are not meant for the list.
    if (event.nativeEvent.isComposing || !input.current) return
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault()
      if (search.answered === words) openFirst()
      else entered.current = words
    } else if (moveFocus([input.current, ...results()], event.key)) event.preventDefault()
  }

  return (
    <Dialog
      className={styles.searchDialog}
      title={t('siteSearch.title')}
      closeLabel={t('site.close')}
      onClose={onClose}
    >
      <div className={styles.panel} onKeyDown={onKeyDown} role="search">
        <div className={styles.field}>
          <Icon name="search" size={22} />
          <label htmlFor={fieldId} className={layout.visuallyHidden}>
            {t('siteSearch.field')}
          </label>
          <input
            ref={input}
            id={fieldId}
            type="text"
            inputMode="search"
            value={query}
            placeholder={t('siteSearch.placeholder')}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <SearchBody ref={body} query={words} search={search} onSelect={choose} onFollow={onClose} />
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> <span>{t('siteSearch.keys.choose')}</span>
          </span>
          <span>
            <kbd>↵</kbd> <span>{t('siteSearch.keys.open')}</span>
          </span>
          <span>
            <kbd>Esc</kbd> <span>{t('siteSearch.keys.close')}</span>
          </span>
        </p>
      </div>
    </Dialog>
  )
}
