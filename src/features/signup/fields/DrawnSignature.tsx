import { type PointerEvent, useState } from 'react'
import { uploadImage } from '../../../api/uploads.ts'
import { useText } from '../../../i18n/useText.ts'
import { PEN_WIDTH, pathOf, pictureOf, SIGNATURE, type Stroke } from '../strokes.ts'

const INK = '#1c2320'

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
  const box = currentTarget.getBoundingClientRect()
  return {
    x: Math.round(((clientX - box.left) / (box.width || 1)) * SIGNATURE.width),
    y: Math.round(((clientY - box.top) / (box.height || 1)) * SIGNATURE.height),
  }
}

interface Props {
  onDone: (url: string) => void
  disabled: boolean
}

/** A sheet to sign on with mouse, finger or pen. */
export function DrawnSignature({ onDone, disabled }: Props) {
  const { t } = useText()
  const [strokes, setStrokes] = useState<Stroke[]>([])
  const [isDown, setDown] = useState(false)
  const [step, setStep] = useState<'drawing' | 'sending' | 'failed'>('drawing')
  const isLocked = disabled || step === 'sending'

  async function keep() {
    setStep('sending')
    try {
      const picture = await pictureOf(strokes, INK)
      if (!picture) throw new Error('no picture')
      onDone(await uploadImage(picture))
    } catch {
      setStep('failed')
    }
  }

  return (
    <>
      <svg
        className="signup-sign__sheet"
        viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
        role="img"
        aria-label={t('signup.sign.here')}
        onPointerDown={(event) => {
          if (isLocked) return
          event.currentTarget.setPointerCapture(event.pointerId)
          const point = pointOf(event)
          setDown(true)
          setStrokes((all) => [...all, [point]])
        }}
        onPointerMove={(event) => {
          if (!isDown) return
          const point = pointOf(event)
          setStrokes((all) => all.with(-1, [...(all.at(-1) ?? []), point]))
        }}
        onPointerUp={() => setDown(false)}
        onPointerCancel={() => setDown(false)}
      >
        {strokes.length === 0 && (
          <text x="50%" y="50%" textAnchor="middle" aria-hidden="true">
            {t('signup.sign.here')}
          </text>
        )}
        {strokes.map((stroke, index) => (
          <path key={index} d={pathOf(stroke)} strokeWidth={PEN_WIDTH} stroke={INK} />
        ))}
      </svg>
      <p role="status" className="signup-sign__state">
        {step !== 'drawing' && t(`signup.sign.${step}`)}
      </p>
      {strokes.length > 0 && (
        <p className="signup-sign__tools">
          <button
            type="button"
            className="signup-link"
            disabled={isLocked}
            onClick={() => setStrokes(strokes.slice(0, -1))}
          >
            {t('signup.sign.undo')}
          </button>
          <button
            type="button"
            className="signup-link"
            disabled={isLocked}
            onClick={() => setStrokes([])}
          >
            {t('signup.sign.clear')}
          </button>
          <button
            type="button"
            className="signup-link"
            disabled={isLocked}
            onClick={() => void keep()}
          >
            {t('signup.sign.done')}
          </button>
        </p>
      )}
    </>
  )
}
