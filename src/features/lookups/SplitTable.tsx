import { useText } from '../../i18n/useText.ts'
import type { Leg } from './legs.ts'
import { clockTime, kmText, legTime } from './raceClock.ts'
import './SplitTable.css'

/** The mats of a run as a table; one that saw nothing says so. */
export function SplitTable({ legs, isFinished }: { legs: Leg[]; isFinished: boolean }) {
  const { t } = useText()
  const change = (gain: number | undefined) => {
    if (!gain) return ''
    return gain > 0 ? t('scores.up', { n: gain }) : t('scores.down', { n: -gain })
  }
  return (
    <table className={isFinished ? 'score-table score-table--finished' : 'score-table'}>
      <caption className="visually-hidden">{t('scores.splits')}</caption>
      <thead>
        <tr>
          {(['mat', 'net', 'gun', 'leg', 'pace', 'placeThen', 'change'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`scores.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {legs.map((leg, i) => (
          <tr key={leg.km}>
            <th scope="row">
              {t(isFinished && i === legs.length - 1 ? 'scores.finish' : 'scores.km', {
                km: kmText(leg.km),
              })}
            </th>
            {leg.netSeconds === undefined ? (
              <td colSpan={6} className="score-table__missing">
                {t('scores.noReading')}
              </td>
            ) : (
              <>
                <td>{clockTime(leg.netSeconds)}</td>
                <td>{clockTime(leg.gunSeconds)}</td>
                <td>{legTime(leg.legSeconds)}</td>
                <td>{legTime(leg.pace)}</td>
                <td>{leg.place}</td>
                <td>{change(leg.gain)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
