import { useState } from 'react'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import { usePrices } from '#race/usePrices.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { InputProps } from '../fieldView.ts'
import { Hint } from '../Hint.tsx'
import { Radios } from '../inputs/Radios.tsx'

/** A paid service; the price is confirmed in a dialog first. */
export function PaidScoreInput(props: InputProps<'paid-score-validation'>) {
  const { field, value, onChange, disabled } = props
  const { t } = useText()
  const [isAsking, setAsking] = useState(false)
  const price = usePrices().formatMoney(field.price ?? 0)
  return (
    <>
      <Hint>
        <LocalizedText value={field} field="about" />
      </Hint>
      <Radios
        choices={[
          { value: 'yes', label: t('fields.paid.yes', { price }) },
          { value: 'no', label: t('fields.paid.no') },
        ]}
        value={value}
        disabled={disabled}
        onChange={(chosen) => (chosen === 'yes' ? setAsking(true) : onChange('no'))}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('fields.paid.title')}
          text={t('fields.paid.ask', { price })}
          yes={t('fields.paid.yes', { price })}
          onYes={() => {
            setAsking(false)
            onChange('yes')
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}
