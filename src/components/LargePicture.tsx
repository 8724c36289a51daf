import { type SyntheticEvent, useState } from 'react'
import { Picture } from './Picture.tsx'

/** The shape that is kept free until the picture says its own. */
const SIZE = { width: 1200, height: 900 }

/** A picture as large as its place allows, in its own shape, so that beside it is beside it. */
export function LargePicture({ src, alt }: { src: string; alt: string }) {
  const [ratio, setRatio] = useState(SIZE.width / SIZE.height)
  const loaded = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement) || !target.naturalHeight) return
    setRatio(target.naturalWidth / target.naturalHeight)
  }
  return (
    <div
      className="large-picture"
      onLoadCapture={loaded}
      style={{ width: `min(100cqw, ${ratio} * 100cqh)`, aspectRatio: ratio }}
    >
      <Picture src={src} alt={alt} {...SIZE} isFirst />
    </div>
  )
}
