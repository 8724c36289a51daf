import { useState } from 'react'
import { firstPictureShown, useAfterFirstPicture } from '../lib/firstPicture.ts'
import { safeSource } from '../lib/safeLink.ts'
import './Picture.css'

/** Holds the place of a picture that waits for its turn. */
const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

interface Props {
  src: string
  alt: string
  width: number
  height: number
  className?: string
  /** Above the fold: loaded at once and first. */
  isFirst?: boolean
}

/** A picture from data. What cannot be loaded leaves its place and its words. */
export function Picture({ src, alt, width, height, className = '', isFirst = false }: Props) {
  const [failed, setFailed] = useState('')
  const source = safeSource(src)
  const mayLoad = useAfterFirstPicture() || isFirst
  if (!source || failed === source) {
    return (
      <span
        className={`picture picture--missing ${className}`}
        style={{ aspectRatio: `${width} / ${height}` }}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <span aria-hidden="true">{alt}</span>
      </span>
    )
  }
  return (
    <img
      className={`picture ${className}`}
      src={mayLoad ? source : BLANK}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      {...(isFirst && { onLoad: firstPictureShown })}
      onError={() => {
        setFailed(source)
        if (isFirst) firstPictureShown()
      }}
    />
  )
}
