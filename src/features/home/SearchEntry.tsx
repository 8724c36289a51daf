import { useId, useState } from 'react'
import { ModuleType } from '../../api/siteConfig.ts'
import { TabList, tabId } from '../../components/TabList.tsx'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { LazyEntryDialog } from './LazyEntryDialog.tsx'
import { lookUpState, type LookUpModule } from '../../api/lookUpState.ts'
import { PhotoSearchLink } from './PhotoSearchLink.tsx'
import type { Facts } from './searchFacts.ts'
import { type LookUp, SearchForm } from './SearchForm.tsx'
import './SearchEntry.css'

const LOOK_UPS: LookUp[] = [
  { moduleType: ModuleType.registration, name: 'registration', facts: ['name', 'documentNumber'] },
  { moduleType: ModuleType.score, name: 'score', facts: ['bib', 'name'] },
  { moduleType: ModuleType.photo, name: 'photo', facts: ['bib', 'name'] },
]
const NOTHING: Facts = { name: '', bib: '', documentNumber: '' }

/** The search band: two facts lead to one of the three look-ups; a closed one says why. */
export function SearchEntry() {
  const { t } = useText()
  const config = useConfig()
  const panelId = useId()
  const [chosen, setChosen] = useState(0)
  const [typed, setTyped] = useState(NOTHING)
  const [closed, setClosed] = useState<LookUpModule>()
  const lookUps = LOOK_UPS.filter(({ moduleType }) => lookUpState(config, moduleType).isKnown)
  const lookUp = lookUps[chosen] ?? lookUps[0]
  if (!lookUp) return null

  return (
    <section className="search" aria-labelledby="search-title">
      <div className="wrap search__row">
        <div>
          <h2 id="search-title" className="search__title">
            {t('home.search')}
          </h2>
          <p className="search__line">{t('home.search.line')}</p>
        </div>
        <div>
          <div className="search__tabs">
            <TabList
              label={t('home.search')}
              tabs={lookUps.map(({ name }) => t(`home.search.${name}`))}
              chosen={lookUps.indexOf(lookUp)}
              onChoose={setChosen}
              panelId={panelId}
              className="search__tab-list"
            />
            <PhotoSearchLink onClosed={setClosed} />
          </div>
          <div
            role="tabpanel"
            id={panelId}
            aria-labelledby={tabId(panelId, lookUps.indexOf(lookUp))}
          >
            <SearchForm
              key={lookUp.name}
              lookUp={lookUp}
              typed={typed}
              onTyped={setTyped}
              onClosed={setClosed}
            />
          </div>
        </div>
      </div>
      {closed && (
        <LazyEntryDialog
          title={t(`home.entry.${closed}`)}
          action={{ kind: 'closed', words: lookUpState(config, closed).words }}
          onClose={() => setClosed(undefined)}
        />
      )}
    </section>
  )
}
