import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { markFirstPictureShown, useAfterFirstPicture } from '#lib/hooks/useAfterFirstPicture.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import styles from './Picture.module.css'

/** Placeholder of a picture whose loading is deferred. */
const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

interface Props {
  src: string
  alt: string
  width: number
  height: number
  className?: string
  /** The same picture in a smaller size, and how wide the picture is shown (`sizes`). */
  small?: { src: string; width: number; sizes: string }
  /** For phones: what they show of the picture, or a smaller size of it. */
  phone?: string
  /** Above the fold: loaded at once, before other pictures. */
  isFirst?: boolean
  /** Called when the picture can be painted or has failed to load. */
  onReady?: () => void
}

/** A picture from data. If it cannot be loaded, its box and alternative text remain. */
export function Picture({
  src,
  alt,
  width,
  height,
  className,
  small,
  phone = '',
  isFirst = false,
  onReady,
}: Props) {
  const [failed, setFailed] = useState('')
  // A neutral drawing in the race's colours has a `blob:` URL that this page has made.
  const source = src.startsWith('blob:') ? src : safeSource(src)
  const mayLoad = useAfterFirstPicture() || isFirst
  const forPhone = safeSource(phone)
  const smaller = safeSource(small?.src ?? '')
  const isMissing = !source || failed === source
  useEffect(() => {
    if (isMissing) onReady?.()
  }, [isMissing, onReady])
  if (isMissing) {
    return (
      <span
        className={clsx(styles.picture, styles.missing, className)}
        style={{ aspectRatio: `${width} / ${height}` }}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <span aria-hidden="true">{alt}</span>
      </span>
    )
  }
  const image = (
    <img
      className={clsx(styles.picture, className)}
      src={mayLoad ? source : BLANK}
      {...(mayLoad &&
        small &&
        smaller &&
        smaller !== source && {
          srcSet: `${smaller} ${small.width}w, ${source} ${width}w`,
          sizes: small.sizes,
        })}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onLoad={({ currentTarget }) => {
        if (isFirst) markFirstPictureShown()
        if (mayLoad && onReady) void currentTarget.decode().then(onReady, onReady)
      }}
      onError={() => {
        setFailed(source)
        if (isFirst) markFirstPictureShown()
      }}
    />
  )
  if (!forPhone) return image
  return (
    <picture className={styles.choice}>
      {mayLoad && <source media="(max-width: 559px)" srcSet={forPhone} />}
      {image}
    </picture>
  )
}
