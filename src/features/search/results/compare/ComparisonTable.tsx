import type { Score } from '#api/race/score.ts'
import { Untranslated } from '#components/Untranslated.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { itemName } from '../itemName.ts'
import { durationText, kmText, legTime } from '../raceDuration.ts'
import { ScoreTable } from '../ScoreTable.tsx'
import { compareMats } from './comparison.ts'

/** Two runs side by side: times at each mat that recorded both, and who was ahead. */
export function ComparisonTable({ score, other }: { score: Score; other: Score }) {
  const { t, languages } = useText()
  const config = useConfig()
  const { time: compared, mats } = compareMats(score, other)
  const column = ({ name, bib, itemId }: Score) => ({
    name: `${name} ${bib}`,
    head: (
      <>
        <Untranslated text={name} /> <Untranslated text={bib} />{' '}
        <small>{itemName(config, itemId, languages)}</small>
      </>
    ),
  })
  const gapText = (gap: number) => {
    if (Math.round(gap) === 0) return t('scores.compare.same')
    const time = legTime(Math.abs(gap))
    return gap > 0 ? t('scores.compare.ahead', { time }) : t('scores.compare.behind', { time })
  }
  if (mats.length === 0) return <p role="status">{t('scores.compare.none')}</p>
  return (
    <>
      {score.itemId !== other.itemId && <p>{t('scores.compare.otherItem')}</p>}
      {compared === 'gunSeconds' && <p>{t('scores.compare.gun')}</p>}
      <ScoreTable
        caption={t('scores.compare')}
        columns={[
          { name: t('scores.mat') },
          column(score),
          column(other),
          { name: t('scores.compare.gap') },
        ]}
        rows={mats.map((mat) => ({
          id: mat.km,
          cells: [
            t('scores.km', { km: kmText(mat.km) }),
            durationText(mat.seconds),
            durationText(mat.otherSeconds),
            gapText(mat.gap),
          ],
        }))}
      />
    </>
  )
}
