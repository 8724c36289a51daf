import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type PictureName, usePicture } from '../usePicture.ts'
import { PageHeading } from './PageHeading.tsx'
import styles from './Notice.module.css'

interface Props {
  title: string
  text?: ReactNode
  picture?: PictureName
  children?: ReactNode
  /** A full screen of its own, not a page inside the layout. */
  isScreen?: boolean
}

function NoticePicture({ name }: { name: PictureName }) {
  const src = usePicture(name)
  return <img src={src || undefined} alt="" width={480} height={320} className={styles.picture} />
}

/** Shows a message in place of content: one picture, one sentence, one action. */
export function Notice({ title, text, picture, children, isScreen = false }: Props) {
  return (
    <section className={clsx(styles.notice, isScreen && styles.screen)}>
      {picture && <NoticePicture name={picture} />}
      <PageHeading className={styles.title} title={title} />
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
