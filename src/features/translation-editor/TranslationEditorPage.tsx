import { clsx } from 'clsx'
import { useCallback, useDeferredValue, useRef, useState } from 'react'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { Button } from '#components/ui/Button.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { translations as translationsEn } from '#i18n/locales/en/translations.ts'
import { translations as translationsZh } from '#i18n/locales/zh/translations.ts'
import { useText } from '#i18n/useText.ts'
import { EditorHeader } from './EditorHeader.tsx'
import { EditorTools } from './EditorTools.tsx'
import { ExportBar } from './ExportBar.tsx'
import { SampleFormats } from './SampleFormats.tsx'
import { byGroup, type Criteria, matchesCriteria, NO_FILTERS } from './textFilters.ts'
import { TextTable } from './TextTable.tsx'
import { useTextEntries } from './useTextEntries.ts'
import layout from '#styles/layout.module.css'
import styles from './TranslationEditorPage.module.css'

addTexts({ zh: translationsZh, en: translationsEn })

/** The translation editor: every text of the site in both languages (spec §2). */
export default function TranslationEditorPage() {
  const { t } = useText()
  const entries = useTextEntries()
  const [criteria, setCriteria] = useState(NO_FILTERS)
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
    choose(NO_FILTERS)
    search.current?.focus()
  }

  // An open text stays visible, even if an edit makes it no longer match.
  const shown = entries.filter(
    (entry) =>
      entry.key === openKey ||
      (matchesCriteria(entry, wanted) && (wanted.group === '' || wanted.group === entry.group)),
  )
  const remoteCount = entries.filter(({ zh, en }) => zh.remote || en.remote).length

  return (
    <div className={clsx(layout.page, styles.editor)}>
      <EditorHeader />
      <main id="main" className={styles.main}>
        <div className={styles.head}>
          <div className={layout.wrap}>
            <PageHeading className={styles.title} title={t('translations.title')} />
            <p className={styles.lead}>{t('translations.lead')}</p>
            <SampleFormats />
          </div>
        </div>
        <div className={clsx(styles.body, layout.wrap)}>
          <EditorTools entries={entries} criteria={criteria} onChange={choose} searchRef={search} />
          <div className={styles.texts} ref={list}>
            <p className={styles.count} role="status">
              <span>{t('translations.count', { shown: shown.length, total: entries.length })}</span>
              <span>{t('translations.count.remote', { count: remoteCount })}</span>
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
              <div className={styles.empty}>
                <h2>{t('translations.empty')}</h2>
                <Button variant="plain" onClick={clear}>
                  {t('translations.empty.clear')}
                </Button>
              </div>
            )}
          </div>
        </div>
      </main>
      <ExportBar entries={entries} />
    </div>
  )
}
