import type { ComponentProps } from 'react'
import styles from './MapText.module.css'

/** Text on the map, with an outline in the colour of its background; a note is smaller. */
export const MapText = ({ isNote, ...text }: ComponentProps<'text'> & { isNote?: boolean }) => (
  <text className={isNote ? styles.note : styles.name} {...text} />
)
