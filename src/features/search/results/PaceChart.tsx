import { useRef } from 'react'
import { useText } from '#i18n/useText.ts'
import { useWidth } from '#lib/hooks/useWidth.ts'
import { PaceColumns } from './PaceColumns.tsx'
import { PaceRows } from './PaceRows.tsx'
import { pacesOf } from './paces.ts'
import { legTime } from './raceDuration.ts'
import type { Leg } from './splits.ts'
import styles from './PaceChart.module.css'

const FULL_WIDTH = 1118
/** Narrower than this, columns would have no room for their labels. */
const NARROW = 620

/**
 * Bar chart of pace by distance: the longer a bar, the faster. It is drawn for the width it has, so
 * that its text keeps its size. The table below has the same figures.
 */
export function PaceChart({ legs }: { legs: Leg[] }) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, FULL_WIDTH)
  const paces = pacesOf(legs)
  if (!paces) return null
  const label = t('results.chart.label', {
    fastest: legTime(paces.fastest),
    slowest: legTime(paces.slowest),
  })
  const Bars = width < NARROW ? PaceRows : PaceColumns
  return (
    <>
      <p>{t('results.splits.text')}</p>
      <div ref={box} className={styles.paceChart}>
        <Bars paces={paces} width={width} label={label} />
      </div>
    </>
  )
}
