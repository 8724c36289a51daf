import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { FileLink } from '#lib/html/contentOutline.ts'
import { DocumentTools } from './DocumentTools.tsx'
import layout from '#styles/layout.module.css'
import styles from './DocumentLayout.module.css'

interface Props {
  /** Beside the text: links to its sections. */
  aside: ReactNode
  files: FileLink[]
  children: ReactNode
}

/** A text to read, with its section links and its tools. */
export const DocumentLayout = ({ aside, files, children }: Props) => (
  <div className={clsx(styles.document, layout.wrap)}>
    <div className={styles.aside}>{aside}</div>
    <article className={styles.text}>{children}</article>
    <DocumentTools files={files} />
  </div>
)
