import { type SyntheticEvent, useState } from 'react'
import { Picture } from '../Picture.tsx'
import styles from './Lightbox.module.css'

/** Reserved until the picture's own proportions are known. */
const SIZE = { width: 1200, height: 900 }

/** A picture as large as possible in its own proportions, so that a click next to it misses it. */
export function LightboxImage({ src, alt }: { src: string; alt: string }) {
  const [ratio, setRatio] = useState(SIZE.width / SIZE.height)
  const loaded = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement) || !target.naturalHeight) return
    setRatio(target.naturalWidth / target.naturalHeight)
  }
  return (
    <div
      className={styles.largePicture}
      onLoadCapture={loaded}
      style={{ width: `min(100cqw, ${ratio} * 100cqh)`, aspectRatio: ratio }}
    >
      <Picture className={styles.largePicturePicture} src={src} alt={alt} {...SIZE} isFirst />
    </div>
  )
}
