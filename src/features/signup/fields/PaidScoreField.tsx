import { useState } from 'react'
import { localized } from '../../../i18n/localized.ts'
import { useText } from '../../../i18n/useText.ts'
import { Confirm } from '../Confirm.tsx'
import type { WidgetProps } from '../widget.ts'
import { Radios } from './Radios.tsx'

const CHOSEN = new Map([
  [true, 'yes'],
  [false, 'no'],
])

/** A service with a price, which is asked about before it counts. */
export function PaidScoreField(props: WidgetProps<'paid-score-validation'>) {
  const { field, value, onChange, disabled } = props
  const { t, language } = useText()
  const [isAsking, setAsking] = useState(false)
  const price = field.price ?? 0
  return (
    <>
      <p className="signup-field__hint">{localized(field, 'about', language)}</p>
      <Radios
        choices={[
          { value: 'yes', label: t('signup.paid.yes', { price }) },
          { value: 'no', label: t('signup.paid.no') },
        ]}
        value={value === null ? '' : (CHOSEN.get(value) ?? '')}
        disabled={disabled}
        onChange={(chosen) => (chosen === 'yes' ? setAsking(true) : onChange(false))}
      />
      {isAsking && (
        <Confirm
          title={t('signup.paid.title')}
          text={t('signup.paid.ask', { price })}
          yes={t('signup.paid.yes', { price })}
          onYes={() => {
            setAsking(false)
            onChange(true)
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
