import type { ComponentProps } from 'react'
import styles from './TakedownStep.module.css'

/** A step of the request: its fields one below the other, and a button. */
export const TakedownStep = (form: ComponentProps<'form'>) => (
  <form className={styles.takedownStep} {...form} />
)
