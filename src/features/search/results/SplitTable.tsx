import { clsx } from 'clsx'
import { formatNumber } from '#i18n/formatNumber.ts'
import { useText } from '#i18n/useText.ts'
import { FigureTable } from './FigureTable.tsx'
import { durationText, kmText, legTime } from './raceDuration.ts'
import { isRecorded, type Leg } from './splits.ts'
import styles from './SplitTable.module.css'

const COLUMNS = ['mat', 'net', 'gun', 'leg', 'pace', 'placeThen', 'change'] as const

/** The splits of a run as a table, including mats that missed the runner. */
export function SplitTable({ legs, isFinished }: { legs: Leg[]; isFinished: boolean }) {
  const { t, language } = useText()
  const change = (gain: number | undefined) => {
    if (!gain) return ''
    return gain > 0 ? t('results.up', { n: gain }) : t('results.down', { n: -gain })
  }
  return (
    <FigureTable
      className={clsx(styles.splits, isFinished && styles.finished)}
      hasHead
      caption={t('results.splits')}
      columns={COLUMNS.map((column) => ({ name: t(`results.${column}`) }))}
      rows={legs.map((leg, i) => ({
        id: leg.km,
        cells: [
          t(isFinished && i === legs.length - 1 ? 'results.finish' : 'results.km', {
            km: kmText(leg.km),
          }),
          ...(isRecorded(leg)
            ? [
                durationText(leg.netSeconds) || '—',
                durationText(leg.gunSeconds) || '—',
                legTime(leg.legSeconds),
                legTime(leg.pace),
                leg.place === undefined ? '' : formatNumber(leg.place, language),
                change(leg.gain),
              ]
            : [
                <span key="missing" className={styles.missing}>
                  {t('results.noReading')}
                </span>,
              ]),
        ],
      }))}
    />
  )
}
