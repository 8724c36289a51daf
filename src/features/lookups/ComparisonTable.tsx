import type { Score } from '../../api/score.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { compareMats } from './comparison.ts'
import { itemName } from './itemName.ts'
import { clockTime, kmText, legTime } from './raceClock.ts'

/** Two runs side by side: net times at every mat that saw both, and who was ahead. */
export function ComparisonTable({ own, other }: { own: Score; other: Score }) {
  const { t, language } = useText()
  const config = useConfig()
  const mats = compareMats(own, other)
  const head = ({ name, bib, itemId }: Score) => (
    <>
      {name} {bib} <small>{itemName(config, itemId, language)}</small>
    </>
  )
  const gapWords = (gap: number) => {
    if (Math.round(gap) === 0) return t('scores.compare.same')
    const time = legTime(Math.abs(gap))
    return gap > 0 ? t('scores.compare.ahead', { time }) : t('scores.compare.behind', { time })
  }
  if (mats.length === 0) return <p role="status">{t('scores.compare.none')}</p>
  return (
    <>
      {own.itemId !== other.itemId && <p>{t('scores.compare.otherItem')}</p>}
      <div className="score-table__scroll">
        <table className="score-table">
          <caption className="visually-hidden">{t('scores.compare')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('scores.mat')}</th>
              <th scope="col">{head(own)}</th>
              <th scope="col">{head(other)}</th>
              <th scope="col">{t('scores.compare.gap')}</th>
            </tr>
          </thead>
          <tbody>
            {mats.map((mat) => (
              <tr key={mat.km}>
                <th scope="row">{t('scores.km', { km: kmText(mat.km) })}</th>
                <td>{clockTime(mat.own)}</td>
                <td>{clockTime(mat.others)}</td>
                <td>{gapWords(mat.gap)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
