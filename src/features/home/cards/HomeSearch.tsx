import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { TabList, tabId } from '#components/TabList.tsx'
import type { TypedCredentials } from '#domain/credentials.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { searchState, type SearchModule } from '#site-config/searchState.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { closedContents } from './cardAction.ts'
import { LazyCardDialog } from './LazyCardDialog.tsx'
import { PhotoSearchLink } from './PhotoSearchLink.tsx'
import { type SearchTarget, SearchBarForm } from './SearchBarForm.tsx'
import layout from '#styles/layout.module.css'
import styles from './HomeSearch.module.css'

const SEARCHES: SearchTarget[] = [
  {
    moduleType: ModuleType.registration,
    name: 'registration',
    credentials: ['name', 'documentNumber'],
  },
  { moduleType: ModuleType.score, name: 'score', credentials: ['bib', 'name'] },
  { moduleType: ModuleType.photo, name: 'photo', credentials: ['bib', 'name'] },
]
const NOTHING: TypedCredentials = { name: '', bib: '', documentNumber: '' }

/** The search bar: two credentials for one of the three searches; a closed one says why. */
export function HomeSearch() {
  const { t } = useText()
  const config = useConfig()
  const panelId = useId()
  const [chosen, setChosen] = useState(0)
  const [typed, setTyped] = useState(NOTHING)
  const [closed, setClosed] = useState<SearchModule>()
  const searches = SEARCHES.filter(({ moduleType }) => searchState(config, moduleType).isKnown)
  const search = searches[chosen] ?? searches[0]
  if (!search) return null

  return (
    <section className={styles.search} aria-labelledby="search-title">
      <div className={clsx(layout.wrap, styles.row)}>
        <div>
          <h2 id="search-title" className={styles.title}>
            {t('home.search')}
          </h2>
          <p className={styles.line}>{t('home.search.line')}</p>
        </div>
        <div>
          <div className={styles.tabs}>
            <TabList
              label={t('home.search')}
              tabs={searches.map(({ name }) => t(`home.search.${name}`))}
              chosen={searches.indexOf(search)}
              onSelect={setChosen}
              panelId={panelId}
              className={styles.tabList}
            />
            <PhotoSearchLink onClosed={setClosed} />
          </div>
          <div
            role="tabpanel"
            id={panelId}
            aria-labelledby={tabId(panelId, searches.indexOf(search))}
          >
            <SearchBarForm
              key={search.name}
              search={search}
              typed={typed}
              onTyped={setTyped}
              onClosed={setClosed}
            />
          </div>
        </div>
      </div>
      {closed && (
        <LazyCardDialog
          title={t(`home.card.${closed}`)}
          action={{ kind: 'closed', ...closedContents(searchState(config, closed)) }}
          onClose={() => setClosed(undefined)}
        />
      )}
    </section>
  )
}
