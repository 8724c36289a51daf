import { Input } from 'antd'
import { useState } from 'react'
import { Picture } from '#components/Picture.tsx'
import { useText } from '#i18n/useText.ts'
import { useControl, useGroup } from '../FieldControlContext.ts'
import type { InputProps } from '../fieldView.ts'
import { QuietButton } from '../QuietButton.tsx'
import { DrawnSignature } from './DrawnSignature.tsx'
import { SignatureTools } from './SignatureTools.tsx'
import { SIGNATURE } from './useSignaturePad.ts'
import styles from './SignatureInput.module.css'

/** A signature: drawn, or typed as a name. */
export function SignatureInput({ value, onChange, disabled }: InputProps<'signature'>) {
  const { t } = useText()
  const { id: _id, ...control } = useControl()
  const [isTyping, setTyping] = useState(value.typed !== '' && value.image === '')
  // The canvas of a fresh signature stays open for further strokes.
  const [isDrawing, setDrawing] = useState(false)
  const isPicture = !isTyping && !isDrawing && value.image !== ''
  return (
    <div {...useGroup()} className={styles.sign} data-scheme="light">
      {isTyping && (
        <Input
          {...control}
          status={control['aria-invalid'] ? 'error' : ''}
          className={styles.typed}
          aria-label={t('fields.sign.name')}
          autoComplete="off"
          value={value.typed}
          disabled={disabled}
          onChange={({ target }) => onChange({ image: '', typed: target.value })}
        />
      )}
      {isPicture && <Picture src={value.image} alt={t('fields.sign.picture')} {...SIGNATURE} />}
      {!isTyping && !isPicture && (
        <DrawnSignature
          value={value}
          disabled={disabled}
          onChange={(drawn) => {
            setDrawing(true)
            onChange(drawn)
          }}
        />
      )}
      <SignatureTools>
        {isPicture && (
          <QuietButton disabled={disabled} onClick={() => onChange({ image: '', typed: '' })}>
            {t('fields.sign.again')}
          </QuietButton>
        )}
        <QuietButton
          disabled={disabled}
          onClick={() => {
            // A hidden signature would still count.
            onChange({ image: '', typed: '' })
            setDrawing(false)
            setTyping(!isTyping)
          }}
        >
          {t(isTyping ? 'fields.sign.draw' : 'fields.sign.type')}
        </QuietButton>
      </SignatureTools>
    </div>
  )
}
