import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { CaptchaChallenge } from '#api/user/captcha.ts'
import { Icon } from '#components/Icon.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { sliderStep } from './sliderStep.ts'
import styles from './Puzzle.module.css'

interface Props {
  challenge: CaptchaChallenge
  isVerifying: boolean
  /** Set after a wrong answer: the new puzzle takes focus, even from another control. */
  takesFocus: boolean
  /** Reports where the piece was released, in image pixels. */
  onPlaced: (x: number) => void
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** Image, piece and slider; clicking the image or pressing arrow keys moves the piece too. */
export function Puzzle({ challenge, isVerifying, takesFocus, onPlaced }: Props) {
  const { t } = useText()
  const { picture, piece, width, height, pieceSize, pieceTop } = challenge
  const maxX = width - pieceSize
  const [x, setX] = useState(0)
  const track = useRef<HTMLDivElement>(null)
  const thumb = useRef<HTMLDivElement>(null)
  const grip = useRef<number | null>(null)
  useEffect(() => {
    // After a retry, the button that had the focus is gone.
    if (takesFocus || document.activeElement === document.body) thumb.current?.focus()
  }, [takesFocus])
  const moveTo = (target: number) => setX(Math.round(Math.min(maxX, Math.max(0, target))))

  /** Image pixels per CSS pixel. */
  const scale = () => width / (track.current?.clientWidth || width)
  const release = () => {
    if (grip.current === null) return
    grip.current = null
    if (x > 0) onPlaced(x)
  }
  const slide = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (isVerifying) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = event.clientX - x / scale()
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (grip.current !== null) moveTo((clientX - grip.current) * scale())
    },
    onPointerUp: release,
    onPointerCancel: () => (grip.current = null),
    onKeyDown: (event: KeyboardEvent) => {
      if (isVerifying) return
      // If the piece has not been moved, there is nothing to check.
      if (event.key === 'Enter') return x > 0 && onPlaced(x)
      const target = sliderStep(event.key, x, maxX)
      if (target === null) return
      event.preventDefault()
      moveTo(target)
    },
  }
  return (
    <div>
      <div
        className={styles.picture}
        role="presentation"
        onClick={({ clientX, currentTarget }) => {
          if (isVerifying) return
          const { left } = currentTarget.getBoundingClientRect()
          moveTo((clientX - left) * scale() - pieceSize / 2)
        }}
      >
        <img src={picture} alt={t('captcha.picture')} width={width} height={height} />
        <img
          className={styles.piece}
          src={piece}
          alt=""
          style={{
            left: percent(x, width),
            top: percent(pieceTop, height),
            width: percent(pieceSize, width),
          }}
        />
      </div>
      <div ref={track} className={styles.track}>
        <div className={styles.done} style={{ width: `calc(${percent(x, width)} + 24px)` }} />
        <div
          ref={thumb}
          className={styles.thumb}
          role="slider"
          tabIndex={0}
          aria-label={t('captcha.slider')}
          aria-valuemin={0}
          aria-valuemax={maxX}
          aria-valuenow={x}
          aria-valuetext={t('captcha.place', { x, most: maxX })}
          aria-disabled={isVerifying}
          style={{ left: percent(x, width), width: percent(pieceSize, width) }}
          {...slide}
        >
          <Icon name="right" />
        </div>
      </div>
      <Button
        variant="secondary"
        className={styles.confirm}
        disabled={isVerifying}
        onClick={() => onPlaced(x)}
      >
        {t(isVerifying ? 'captcha.checking' : 'captcha.confirm')}
      </Button>
    </div>
  )
}
