import { LocalizedText } from '../../../../components/LocalizedText.tsx'
import { useText } from '../../../../i18n/useText.ts'
import type { InputProps } from '../fieldView.ts'
import { choicesOf } from './choicesOf.tsx'
import { Radios } from './Radios.tsx'
import styles from './ClothingSizeInput.module.css'

/** Size choice above a size chart in centimetres. */
export function ClothingSizeInput(props: InputProps<'clothing-size'>) {
  const { field, value, onChange, disabled } = props
  const { t, language } = useText()
  const sizes = choicesOf(field.options, language)
  const mark = (size: string | undefined) => (size === value ? styles.own : undefined)
  return (
    <>
      <Radios look="boxes" choices={sizes} value={value} onChange={onChange} disabled={disabled} />
      {field.chart.length > 0 && (
        <table className={styles.sizes}>
          <thead>
            <tr>
              <th scope="col">{t('fields.size.chart')}</th>
              {sizes.map((size) => (
                <th key={size.value} scope="col" className={mark(size.value)}>
                  {size.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {field.chart.map((row) => (
              <tr key={row.label}>
                <th scope="row">
                  <LocalizedText of={row} field="label" />
                </th>
                {row.centimetres.map((centimetres, place) => (
                  <td key={sizes[place]?.value ?? place} className={mark(sizes[place]?.value)}>
                    {centimetres}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
