import type { ReactNode } from 'react'
import { Picture } from '../Picture.tsx'
import styles from './VideoCover.module.css'

const POSTER = { width: 1280, height: 720 }

interface Props {
  poster: string
  role: 'alert' | 'status'
  /** Buttons. */
  actions: ReactNode
  children: ReactNode
}

/** Text in place of a video, on top of its poster. */
export function VideoCover({ poster, role, actions, children }: Props) {
  return (
    <div className={styles.cover}>
      <Picture src={poster} alt="" {...POSTER} className={styles.poster} />
      <div className={styles.text} role={role}>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}
