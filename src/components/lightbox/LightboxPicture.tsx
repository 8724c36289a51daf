import { type SyntheticEvent, useState } from 'react'
import { Picture } from '../Picture.tsx'
import { LARGE_SIZES, LARGE_WIDTH, SMALL_WIDTH } from './largePicture.ts'
import styles from './LightboxPicture.module.css'

/** Reserved until the picture's own proportions are known. */
const SIZE = { width: LARGE_WIDTH, height: 900 }

interface Props {
  src: string
  alt: string
  /** The same picture in a smaller size, which is enough for some windows. */
  small?: string
}

/** A picture as large as possible in its own proportions, so that a click next to it misses it. */
export function LightboxPicture({ src, alt, small }: Props) {
  const [ratio, setRatio] = useState(SIZE.width / SIZE.height)
  const onLoad = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement) || !target.naturalHeight) return
    setRatio(target.naturalWidth / target.naturalHeight)
  }
  return (
    <div
      className={styles.image}
      onLoadCapture={onLoad}
      style={{ width: `min(100cqw, ${ratio} * 100cqh)`, aspectRatio: ratio }}
    >
      <Picture
        className={styles.picture}
        src={src}
        small={small ? { src: small, width: SMALL_WIDTH, sizes: LARGE_SIZES } : undefined}
        alt={alt}
        {...SIZE}
        isFirst
      />
    </div>
  )
}
