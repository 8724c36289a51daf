import { clsx } from 'clsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import type { InputProps } from '../fieldView.ts'
import { Radios } from './Radios.tsx'
import { useChoices } from './useChoices.tsx'
import styles from './ClothingSizeInput.module.css'

/** Size choice above a size chart in centimetres, with a row for each size so that phones fit it. */
export function ClothingSizeInput(props: InputProps<'clothing-size'>) {
  const { field, value, onChange, disabled } = props
  const { t } = useText()
  const sizes = useChoices(field.options)
  return (
    <>
      <Radios look="boxes" choices={sizes} value={value} onChange={onChange} disabled={disabled} />
      {field.chart.length > 0 && (
        <table className={styles.sizes}>
          <thead>
            <tr>
              <th scope="col">{t('fields.size.chart')}</th>
              {field.chart.map((measure) => (
                <th key={measure.label} scope="col">
                  <LocalizedText value={measure} field="label" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size, place) => (
              <tr key={size.value} className={clsx(size.value === value && styles.own)}>
                <th scope="row" lang={size.lang}>
                  {size.label}
                </th>
                {field.chart.map(({ label, centimetres }) => (
                  <td key={label}>{centimetres[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
