import type { RunnerResult } from '#api/race/runnerResult.ts'
import { Untranslated } from '#components/Untranslated.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { FigureTable } from '../FigureTable.tsx'
import { itemName } from '../itemName.ts'
import { durationText, kmText, legTime } from '../raceDuration.ts'
import { compareMats } from './comparison.ts'

/** Two runs side by side: times at each mat that recorded both, and who was ahead. */
export function ComparisonTable({ result, other }: { result: RunnerResult; other: RunnerResult }) {
  const { t, languages } = useText()
  const config = useConfig()
  const { time: compared, mats } = compareMats(result, other)
  const column = ({ name, bib, itemId }: RunnerResult) => ({
    name: `${name} ${bib}`,
    head: (
      <>
        <Untranslated text={name} /> <Untranslated text={bib} />{' '}
        <small>{itemName(config, itemId, languages)}</small>
      </>
    ),
  })
  const gapText = (gap: number) => {
    if (Math.round(gap) === 0) return t('results.compare.same')
    const time = legTime(Math.abs(gap))
    return gap > 0 ? t('results.compare.ahead', { time }) : t('results.compare.behind', { time })
  }
  if (mats.length === 0) return <p role="status">{t('results.compare.none')}</p>
  return (
    <>
      {result.itemId !== other.itemId && <p>{t('results.compare.otherItem')}</p>}
      {compared === 'gunSeconds' && <p>{t('results.compare.gun')}</p>}
      <FigureTable
        caption={t('results.compare')}
        columns={[
          { name: t('results.mat') },
          column(result),
          column(other),
          { name: t('results.compare.gap') },
        ]}
        rows={mats.map((mat) => ({
          id: mat.km,
          cells: [
            t('results.km', { km: kmText(mat.km) }),
            durationText(mat.seconds),
            durationText(mat.otherSeconds),
            gapText(mat.gap),
          ],
        }))}
      />
    </>
  )
}
