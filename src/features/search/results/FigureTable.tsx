import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { StackedTable } from '#components/StackedTable.tsx'
import styles from './FigureTable.module.css'

type Props = Omit<ComponentProps<typeof StackedTable>, 'className'> & { className?: string }

/** A table of results: figures on the right, names on the left. */
export const FigureTable = ({ className, ...table }: Props) => (
  <StackedTable {...table} className={clsx(styles.figures, className)} />
)
