import { useId, useState } from 'react'
import { TabList, tabId } from '#components/TabList.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { ResultCard } from '../ResultCard.tsx'
import type { YearResult } from './fetchYears.ts'
import { yearLabel } from './yearLabel.ts'
import { YearsChart } from './YearsChart.tsx'
import styles from './YearsResult.module.css'

/** A runner's years: a chart of all, and the chosen one in full. */
export function YearsResult({ years }: { years: YearResult[] }) {
  const { t, languages } = useText()
  const config = useConfig()
  const panelId = useId()
  const [chosen, setChosen] = useState(0)
  const shown = years[chosen] ?? years[0]
  if (!shown) return null
  return (
    <>
      <YearsChart years={years} />
      <TabList
        label={t('results.years')}
        tabs={years.map(({ result }) => yearLabel(result, config, languages))}
        chosen={chosen}
        onSelect={setChosen}
        panelId={panelId}
        className={styles.yearsTabs}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, chosen)}>
        <ResultCard key={shown.result.raceId} {...shown} />
      </div>
    </>
  )
}
