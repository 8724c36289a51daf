import type { ComponentProps, ReactNode } from 'react'
import styles from './PanelHead.module.css'

interface Props extends Omit<ComponentProps<'h2'>, 'className' | 'title'> {
  as?: 'h2' | 'h3'
  /** Shown beside the heading. */
  chip?: ReactNode
  /** Shown below the heading. */
  subtitle?: ReactNode
}

/** The heading of a panel or of a sidebar. Its `children` are the title. */
export const PanelHead = ({ as: Heading = 'h2', chip, subtitle, ...heading }: Props) => (
  <>
    <div className={styles.head}>
      <Heading {...heading} className={styles.title} />
      {chip && <span className={styles.chip}>{chip}</span>}
    </div>
    {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
  </>
)
