import type { ComponentProps } from 'react'
import { Button } from '#components/ui/Button.tsx'
import styles from './PhotoToolButton.module.css'

/** A button of the tools above the photos, lower than other buttons. */
export const PhotoToolButton = (button: ComponentProps<typeof Button<'button'>>) => (
  <Button {...button} className={styles.button} />
)
