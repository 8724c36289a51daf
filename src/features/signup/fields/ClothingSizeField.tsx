import { localized } from '../../../i18n/localized.ts'
import { useText } from '../../../i18n/useText.ts'
import type { WidgetProps } from '../widget.ts'
import { choicesOf } from './choicesOf.tsx'
import { Radios } from './Radios.tsx'
import './ClothingSizeField.css'

/** A size, above its chart in centimetres. */
export function ClothingSizeField(props: WidgetProps<'clothing-size'>) {
  const { field, value, onChange, disabled } = props
  const { t, language } = useText()
  const sizes = choicesOf(field.options, language)
  const mark = (size: string | undefined) => (size === value ? 'signup-sizes__own' : undefined)
  return (
    <>
      <Radios look="boxes" choices={sizes} value={value} onChange={onChange} disabled={disabled} />
      {field.chart.length > 0 && (
        <table className="signup-sizes">
          <thead>
            <tr>
              <th scope="col">{t('signup.size.chart')}</th>
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
                <th scope="row">{localized(row, 'label', language)}</th>
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
