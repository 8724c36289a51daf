import { Input } from 'antd'
import { useState } from 'react'
import { Picture } from '../../../components/Picture.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControl, useGroup } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { DrawnSignature } from './DrawnSignature.tsx'
import { SIGNATURE } from './useSignaturePad.ts'
import './SignatureField.css'

/** A signature: drawn, or a name that is typed. */
export function SignatureField({ value, onChange, disabled }: WidgetProps<'signature'>) {
  const { t } = useText()
  const { id: _id, ...control } = useControl()
  const [isTyping, setTyping] = useState(value.typed !== '' && value.image === '')
  return (
    <div {...useGroup()} className="signup-sign">
      {isTyping && (
        <Input
          {...control}
          status={control['aria-invalid'] ? 'error' : ''}
          className="signup-sign__typed"
          aria-label={t('signup.sign.name')}
          autoComplete="off"
          value={value.typed}
          disabled={disabled}
          onChange={({ target }) => onChange({ image: '', typed: target.value })}
        />
      )}
      {!isTyping && value.image && (
        <Picture src={value.image} alt={t('signup.sign.picture')} {...SIGNATURE} />
      )}
      {!isTyping && !value.image && (
        <DrawnSignature disabled={disabled} onDone={(image) => onChange({ image, typed: '' })} />
      )}
      <p className="signup-sign__tools">
        {!isTyping && value.image && (
          <button
            type="button"
            className="signup-link"
            disabled={disabled}
            onClick={() => onChange({ image: '', typed: '' })}
          >
            {t('signup.sign.again')}
          </button>
        )}
        <button
          type="button"
          className="signup-link"
          disabled={disabled}
          onClick={() => {
            // What was typed would count as a signature although it is out of sight.
            if (isTyping) onChange({ image: '', typed: '' })
            setTyping(!isTyping)
          }}
        >
          {t(isTyping ? 'signup.sign.draw' : 'signup.sign.type')}
        </button>
      </p>
    </div>
  )
}
