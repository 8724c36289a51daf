import { clsx } from 'clsx'
import { formatNumber } from '../../../i18n/i18n.ts'
import { useText } from '../../../i18n/useText.ts'
import type { Leg } from './splits.ts'
import { clockTime, kmText, legTime } from './raceDuration.ts'
import styles from './SplitTable.module.css'
import layout from '../../../styles/layout.module.css'

/** The splits of a run as a table, including mats that missed the runner. */
export function SplitTable({ legs, isFinished }: { legs: Leg[]; isFinished: boolean }) {
  const { t, language } = useText()
  const change = (gain: number | undefined) => {
    if (!gain) return ''
    return gain > 0 ? t('scores.up', { n: gain }) : t('scores.down', { n: -gain })
  }
  return (
    <table className={clsx(styles.scoreTable, isFinished && styles.finished)}>
      <caption className={layout.visuallyHidden}>{t('scores.splits')}</caption>
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
              <td colSpan={6} className={styles.missing}>
                {t('scores.noReading')}
              </td>
            ) : (
              <>
                <td>{clockTime(leg.netSeconds)}</td>
                <td>{clockTime(leg.gunSeconds)}</td>
                <td>{legTime(leg.legSeconds)}</td>
                <td>{legTime(leg.pace)}</td>
                <td>{leg.place !== undefined && formatNumber(leg.place, language)}</td>
                <td>{change(leg.gain)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
