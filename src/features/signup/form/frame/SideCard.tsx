import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Picture } from '#components/Picture.tsx'
import { useConfig } from '#race/useRace.ts'
import styles from './SideCard.module.css'

interface Props {
  /** Name of the sidebar for screen readers. */
  label: string
  /** Not printed. */
  isScreenOnly?: boolean
  /** Below the card. */
  footer?: ReactNode
  children: ReactNode
}

/** The sidebar of a sign-up page: a card with a picture above its text. */
export function SideCard({ label, isScreenOnly = false, footer, children }: Props) {
  const help = useConfig().pictures?.help
  return (
    <aside className={clsx(styles.side, isScreenOnly && styles.screenOnly)} aria-label={label}>
      <div className={styles.card}>
        {help && <Picture className={styles.picture} src={help} alt="" width={384} height={132} />}
        <div className={styles.text}>{children}</div>
      </div>
      {footer}
    </aside>
  )
}
