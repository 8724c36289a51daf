import { useId, useState } from 'react'
import { TabList, tabId } from '#components/TabList.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { ScoreResult } from '../ScoreResult.tsx'
import type { YearScore } from './fetchYears.ts'
import { yearLabel } from './yearLabel.ts'
import { YearsChart } from './YearsChart.tsx'
import styles from './YearsResult.module.css'

/** A runner's years: a chart of all, and the chosen one in full. */
export function YearsResult({ years }: { years: YearScore[] }) {
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
        label={t('scores.years')}
        tabs={years.map(({ score }) => yearLabel(score, config, languages))}
        chosen={chosen}
        onChoose={setChosen}
        panelId={panelId}
        className={styles.yearsTabs}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, chosen)}>
        <ScoreResult key={shown.score.raceId} {...shown} />
      </div>
    </>
  )
}
