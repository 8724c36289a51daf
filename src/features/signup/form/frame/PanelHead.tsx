import type { ComponentProps, ReactNode } from 'react'
import styles from './PanelHead.module.css'

interface Props extends Omit<ComponentProps<'h2'>, 'className' | 'title'> {
  as?: 'h2' | 'h3'
  /** Shown beside the heading. */
  chip?: ReactNode
  /** Shown below the heading. */
  line?: ReactNode
}

/** The heading of a panel or of a sidebar. Its `children` are the title. */
export const PanelHead = ({ as: Heading = 'h2', chip, line, ...heading }: Props) => (
  <>
    <div className={styles.head}>
      <Heading {...heading} className={styles.title} />
      {chip && <span className={styles.chip}>{chip}</span>}
    </div>
    {line && <p className={styles.line}>{line}</p>}
  </>
)
