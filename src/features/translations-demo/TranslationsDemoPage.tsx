import { useCallback, useDeferredValue, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { ExportBar } from './ExportBar.tsx'
import { SampleFormats } from './SampleFormats.tsx'
import { byGroup, type Criteria, fits, NO_CRITERIA } from './textFilters.ts'
import { TextTable } from './TextTable.tsx'
import { useTextEntries } from './useTextEntries.ts'
import { WorkbenchHeader } from './WorkbenchHeader.tsx'
import { WorkbenchTools } from './WorkbenchTools.tsx'
import { addTexts } from '../../i18n/i18n.ts'
import * as demosTexts from '../../i18n/texts/demos.ts'
import './TranslationsDemoPage.css'
import './TextTable.css'

addTexts(demosTexts)

/** The translators' workbench: every text of the site in both languages (spec §2). */
export default function TranslationsDemoPage() {
  const { t } = useText()
  const entries = useTextEntries()
  const [criteria, setCriteria] = useState(NO_CRITERIA)
  const [openKey, setOpenKey] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const wanted = useDeferredValue(criteria)
  const toggle = useCallback((key: string) => setOpenKey((open) => (open === key ? '' : key)), [])
  const choose = (next: Criteria) => {
    setCriteria(next)
    setOpenKey('')
    const { top = 0 } = list.current?.getBoundingClientRect() ?? {}
    if (top < 0) list.current?.scrollIntoView()
  }
  const clear = () => {
    choose(NO_CRITERIA)
    search.current?.focus()
  }

  // An open text stays, even when what is typed into it makes it fit no longer.
  const shown = entries.filter(
    (entry) =>
      entry.key === openKey ||
      (fits(entry, wanted) && (wanted.group === '' || wanted.group === entry.group)),
  )
  const remoteCount = entries.filter(({ zh, en }) => zh.remote || en.remote).length

  return (
    <div className="workbench">
      <WorkbenchHeader />
      <main id="main" className="workbench__main">
        <div className="workbench__head">
          <div className="wrap">
            <h1 className="workbench__title">{t('demos.title')}</h1>
            <p className="workbench__lead">{t('demos.lead')}</p>
            <SampleFormats />
          </div>
        </div>
        <div className="workbench__body wrap">
          <WorkbenchTools
            entries={entries}
            criteria={criteria}
            onChange={choose}
            searchRef={search}
          />
          <div className="workbench__texts" ref={list}>
            <p className="workbench__count" role="status">
              {t('demos.count', { shown: shown.length, total: entries.length })}
              <span>{t('demos.count.remote', { count: remoteCount })}</span>
            </p>
            {[...byGroup(shown)].map(([group, groupEntries]) => (
              <TextTable
                key={group}
                group={group}
                entries={groupEntries}
                openKey={openKey}
                onToggle={toggle}
              />
            ))}
            {shown.length === 0 && (
              <div className="workbench__empty">
                <h2>{t('demos.empty')}</h2>
                <button type="button" className="button button--plain" onClick={clear}>
                  {t('demos.empty.clear')}
                </button>
              </div>
            )}
          </div>
        </div>
      </main>
      <ExportBar entries={entries} />
    </div>
  )
}
