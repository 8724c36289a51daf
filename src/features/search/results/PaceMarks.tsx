import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './PaceMarks.module.css'

/** The bar of a leg. */
export const PaceBar = ({ isFastest, ...bar }: ComponentProps<'rect'> & { isFastest: boolean }) => (
  <rect className={clsx(styles.bar, isFastest && styles.barFastest)} {...bar} rx={2} />
)

/** The line of the average. */
export const PaceAverage = (line: ComponentProps<'line'>) => (
  <line className={styles.average} {...line} />
)

interface TextProps extends ComponentProps<'text'> {
  /** On a bar, about the average or a narrow bar, the fastest leg, or a distance. */
  kind: 'pace' | 'mean' | 'fastest' | 'km'
  /** Which of its points `x` is, if not the middle. */
  anchor?: 'start' | 'end'
}

/** Text of the chart. */
export const PaceText = ({ kind, anchor, ...text }: TextProps) => (
  <text
    className={clsx(
      styles.text,
      styles[kind],
      anchor === 'start' && styles.atStart,
      anchor === 'end' && styles.atEnd,
    )}
    {...text}
  />
)
