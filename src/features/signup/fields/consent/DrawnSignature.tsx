import { useEffect, useRef } from 'react'
import { uploadImage } from '../../../../api/user/uploads.ts'
import { useText } from '../../../../i18n/useText.ts'
import { useControl } from '../fieldControl.ts'
import type { FieldValues } from '../../../../domain/fields/fieldTypes.ts'
import { registerSignature } from './signatureUploads.ts'
import { pictureOf, useSignaturePad } from './useSignaturePad.ts'
import link from '../../link.module.css'
import styles from './SignatureInput.module.css'

interface ToolProps {
  label: string
  isLocked: boolean
  onClick: () => void
}

const Tool = ({ label, isLocked, onClick }: ToolProps) => (
  <button type="button" className={link.link} disabled={isLocked} onClick={onClick}>
    {label}
  </button>
)

interface Props {
  value: FieldValues['signature']
  onChange: (value: FieldValues['signature']) => void
  disabled: boolean
}

/** Pause before a signature is saved; a name has several strokes. */
const REST_MS = 700
const EMPTY = { image: '', typed: '' }

/** A canvas to sign on with mouse, finger or pen. It is saved whenever the pen pauses. */
export function DrawnSignature({ value, onChange, disabled }: Props) {
  const { t } = useText()
  const sheet = useRef<HTMLCanvasElement>(null)
  /** Counts changes to the strokes: an upload of an earlier state is ignored. */
  const turn = useRef(0)
  const timer = useRef(0)
  const saving = useRef<Promise<void>>(null)

  async function upload() {
    const { current } = turn
    const change = (made: FieldValues['signature']) => {
      if (current === turn.current) onChange(made)
    }
    change({ ...EMPTY, drawn: 'saving' })
    try {
      const picture = sheet.current && (await pictureOf(sheet.current))
      if (!picture) throw new Error('no picture')
      change({ image: await uploadImage(picture), typed: '' })
    } catch {
      change({ ...EMPTY, drawn: 'failed' })
    }
  }
  const save = () => {
    clearTimeout(timer.current)
    saving.current = upload()
  }
  const { strokes, undo, clear } = useSignaturePad(sheet, disabled, (count) => {
    turn.current += 1
    saving.current = null
    clearTimeout(timer.current)
    onChange(count > 0 ? { ...EMPTY, drawn: 'saving' } : EMPTY)
    if (count > 0) timer.current = window.setTimeout(save, REST_MS)
  })

  const latest = useRef({ value, save, onChange })
  useEffect(() => {
    latest.current = { value, save, onChange }
  })
  useEffect(() => {
    // Saves at once when the form is left before the pause is over.
    const close = registerSignature(async () => {
      const { drawn } = latest.current.value
      if (drawn === 'failed' || (drawn && !saving.current)) latest.current.save()
      await saving.current
    })
    return () => {
      close()
      clearTimeout(timer.current)
      turn.current += 1
      // The canvas is going away, so an unsaved signature can no longer be saved.
      if (latest.current.value.drawn) latest.current.onChange(EMPTY)
    }
  }, [])

  const { 'aria-invalid': isInvalid } = useControl()
  const state = value.drawn ?? (value.image && 'saved')
  return (
    <>
      <div className={styles.paper}>
        <canvas
          ref={sheet}
          className={styles.sheet}
          role="img"
          aria-label={t('fields.sign.here')}
        />
        {strokes === 0 && (
          <span className={styles.here} aria-hidden="true">
            {t('fields.sign.here')}
          </span>
        )}
      </div>
      <p role="status" className={styles.state}>
        {state && !isInvalid && t(`fields.sign.${state}`)}
      </p>
      {strokes > 0 && (
        <p className={styles.tools}>
          {state === 'failed' && (
            <Tool label={t('fields.upload.retry')} isLocked={disabled} onClick={save} />
          )}
          <Tool label={t('fields.sign.undo')} isLocked={disabled} onClick={undo} />
          <Tool label={t('fields.sign.clear')} isLocked={disabled} onClick={clear} />
        </p>
      )}
    </>
  )
}
