import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { HumanChallenge } from '../../api/humanCheck.ts'
import { Icon } from '../../components/Icon.tsx'
import { useText } from '../../i18n/useText.ts'
import { stepOfKey } from './stepOfKey.ts'

interface Props {
  challenge: HumanChallenge
  isChecking: boolean
  /** Tells where the piece was let go, in pixels of the picture. */
  onPlaced: (x: number) => void
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** Picture, piece and slider; a click on the picture or the arrow keys move the piece too. */
export function Puzzle({ challenge, isChecking, onPlaced }: Props) {
  const { t } = useText()
  const { picture, piece, width = 0, height = 0, pieceSize = 0, pieceTop = 0 } = challenge
  const most = width - pieceSize
  const [x, setX] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const grip = useRef<number | null>(null)
  const moveTo = (place: number) => setX(Math.round(Math.min(most, Math.max(0, place))))

  /** How many pixels of the picture one pixel of the window is. */
  const scale = () => width / (track.current?.clientWidth || width)
  const release = () => {
    if (grip.current === null) return
    grip.current = null
    if (x > 0) onPlaced(x)
  }
  const slide = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (isChecking) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = event.clientX - x / scale()
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (grip.current !== null) moveTo((clientX - grip.current) * scale())
    },
    onPointerUp: release,
    onPointerCancel: () => (grip.current = null),
    onKeyDown: (event: KeyboardEvent) => {
      if (isChecking) return
      if (event.key === 'Enter') return onPlaced(x)
      const place = stepOfKey(event.key, x, most)
      if (place === null) return
      event.preventDefault()
      moveTo(place)
    },
  }
  return (
    <div className="human-check__puzzle">
      <div
        className="human-check__picture"
        role="presentation"
        onClick={({ clientX, currentTarget }) => {
          if (isChecking) return
          const { left } = currentTarget.getBoundingClientRect()
          moveTo((clientX - left) * scale() - pieceSize / 2)
        }}
      >
        <img src={picture} alt={t('humanCheck.picture')} width={width} height={height} />
        <img
          className="human-check__piece"
          src={piece}
          alt=""
          style={{
            left: percent(x, width),
            top: percent(pieceTop, height),
            width: percent(pieceSize, width),
          }}
        />
      </div>
      <div ref={track} className="human-check__track">
        <div className="human-check__done" style={{ width: `calc(${percent(x, width)} + 24px)` }} />
        <div
          className="human-check__thumb"
          role="slider"
          tabIndex={0}
          aria-label={t('humanCheck.slider')}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={x}
          aria-valuetext={t('humanCheck.place', { x, most })}
          aria-disabled={isChecking}
          style={{ left: percent(x, width), width: percent(pieceSize, width) }}
          {...slide}
        >
          <Icon name="right" />
        </div>
      </div>
      <button
        type="button"
        className="button button--pine"
        disabled={isChecking}
        onClick={() => onPlaced(x)}
      >
        {t(isChecking ? 'humanCheck.checking' : 'humanCheck.confirm')}
      </button>
    </div>
  )
}
