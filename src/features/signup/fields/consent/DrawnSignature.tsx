import { useEffect, useRef } from 'react'
import { uploadImage } from '#api/user/uploads.ts'
import type { FieldValues } from '#domain/fields/fieldTypes.ts'
import { useText } from '#i18n/useText.ts'
import { useControl } from '../FieldControlContext.ts'
import { QuietButton } from '../QuietButton.tsx'
import { SignatureTools } from './SignatureTools.tsx'
import { registerSignature } from './signatureUploads.ts'
import { pictureOf, useSignaturePad } from './useSignaturePad.ts'
import styles from './DrawnSignature.module.css'

interface Props {
  value: FieldValues['signature']
  onChange: (value: FieldValues['signature']) => void
  disabled: boolean
}

/** Pause before a signature is saved; a name has several strokes. */
const SAVE_DELAY_MS = 700
const EMPTY = { image: '', typed: '' }

/** A canvas to sign on with mouse, finger or pen. It is saved whenever the pen pauses. */
export function DrawnSignature({ value, onChange, disabled }: Props) {
  const { t } = useText()
  const sheet = useRef<HTMLCanvasElement>(null)
  /** Counts changes to the strokes: an upload of earlier ones is ignored. */
  const changes = useRef(0)
  const timer = useRef(0)
  const saving = useRef<Promise<void>>(null)

  async function upload() {
    const { current: uploaded } = changes
    const change = (signature: FieldValues['signature']) => {
      if (uploaded === changes.current) onChange(signature)
    }
    change({ ...EMPTY, upload: 'saving' })
    try {
      const picture = sheet.current && (await pictureOf(sheet.current))
      if (!picture) throw new Error('no picture')
      change({ image: await uploadImage(picture), typed: '' })
    } catch {
      change({ ...EMPTY, upload: 'failed' })
    }
  }
  const save = () => {
    clearTimeout(timer.current)
    saving.current = upload()
  }
  const { strokes, undo, clear } = useSignaturePad(sheet, disabled, (count) => {
    changes.current += 1
    saving.current = null
    clearTimeout(timer.current)
    onChange(count > 0 ? { ...EMPTY, upload: 'saving' } : EMPTY)
    if (count > 0) timer.current = window.setTimeout(save, SAVE_DELAY_MS)
  })

  const latest = useRef({ value, save, onChange })
  useEffect(() => {
    latest.current = { value, save, onChange }
  })
  useEffect(() => {
    // The form waits for this before its next step: the pause is cut short, a failed upload retried.
    const unregister = registerSignature(async () => {
      const { upload: state } = latest.current.value
      if (state === 'failed' || (state && !saving.current)) latest.current.save()
      await saving.current
    })
    return () => {
      unregister()
      clearTimeout(timer.current)
      changes.current += 1
      // The canvas is going away, so an unsaved signature can no longer be saved.
      if (latest.current.value.upload) latest.current.onChange(EMPTY)
    }
  }, [])

  const { 'aria-invalid': isInvalid } = useControl()
  const state = value.upload ?? (value.image && 'saved')
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
        <SignatureTools>
          {state === 'failed' && (
            <QuietButton disabled={disabled} onClick={save}>
              {t('fields.upload.retry')}
            </QuietButton>
          )}
          <QuietButton disabled={disabled} onClick={undo}>
            {t('fields.sign.undo')}
          </QuietButton>
          <QuietButton disabled={disabled} onClick={clear}>
            {t('fields.sign.clear')}
          </QuietButton>
        </SignatureTools>
      )}
    </>
  )
}
