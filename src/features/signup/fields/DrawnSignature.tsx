import { useRef, useState } from 'react'
import { uploadImage } from '../../../api/uploads.ts'
import { useText } from '../../../i18n/useText.ts'
import { pictureOf, useSignaturePad } from './useSignaturePad.ts'

interface ToolProps {
  label: string
  isLocked: boolean
  onClick: () => void
}

const Tool = ({ label, isLocked, onClick }: ToolProps) => (
  <button type="button" className="signup-link" disabled={isLocked} onClick={onClick}>
    {label}
  </button>
)

interface Props {
  onDone: (url: string) => void
  disabled: boolean
}

/** A sheet to sign on with mouse, finger or pen. */
export function DrawnSignature({ onDone, disabled }: Props) {
  const { t } = useText()
  const sheet = useRef<HTMLCanvasElement>(null)
  const [step, setStep] = useState<'drawing' | 'sending' | 'failed'>('drawing')
  const isLocked = disabled || step === 'sending'
  const { strokes, undo, clear } = useSignaturePad(sheet, isLocked)

  async function keep() {
    setStep('sending')
    try {
      const picture = sheet.current && (await pictureOf(sheet.current))
      if (!picture) throw new Error('no picture')
      onDone(await uploadImage(picture))
    } catch {
      setStep('failed')
    }
  }

  return (
    <>
      <div className="signup-sign__paper">
        <canvas
          ref={sheet}
          className="signup-sign__sheet"
          role="img"
          aria-label={t('signup.sign.here')}
        />
        {strokes === 0 && (
          <span className="signup-sign__here" aria-hidden="true">
            {t('signup.sign.here')}
          </span>
        )}
      </div>
      <p role="status" className="signup-sign__state">
        {step !== 'drawing' && t(`signup.sign.${step}`)}
      </p>
      {strokes > 0 && (
        <p className="signup-sign__tools">
          <Tool label={t('signup.sign.undo')} isLocked={isLocked} onClick={undo} />
          <Tool label={t('signup.sign.clear')} isLocked={isLocked} onClick={clear} />
          <Tool label={t('signup.sign.done')} isLocked={isLocked} onClick={() => void keep()} />
        </p>
      )}
    </>
  )
}
