import type { ComponentProps, ReactNode } from 'react'
import { PageHeading } from '#components/page/PageHeading.tsx'
import styles from './DocumentTitle.module.css'

interface Props extends Pick<ComponentProps<typeof PageHeading>, 'title' | 'lang'> {
  /** What the heading displays, if more than plain text. */
  heading?: ReactNode
  /** Below the heading. */
  children?: ReactNode
}

/** The heading of a text to read, above a rule. */
export const DocumentTitle = ({ title, lang, heading, children }: Props) => (
  <header className={styles.documentTitle}>
    <PageHeading className={styles.title} title={title} lang={lang}>
      {heading}
    </PageHeading>
    {children}
  </header>
)
