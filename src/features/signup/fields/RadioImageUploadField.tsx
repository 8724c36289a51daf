import { useText } from '../../../i18n/useText.ts'
import type { WidgetProps } from '../widget.ts'
import { choicesOf } from './choicesOf.tsx'
import { Radios } from './Radios.tsx'
import { Uploads } from './Uploads.tsx'

/** One of few, where an answer may ask for pictures. */
export function RadioImageUploadField(props: WidgetProps<'radio-image-upload'>) {
  const { field, value, onPart, disabled } = props
  const { language } = useText()
  const withImages = field.options.some((one) => one.value === value.value && one.withImages)
  return (
    <>
      <Radios
        choices={choicesOf(field.options, language)}
        value={value.value}
        disabled={disabled}
        onChange={(chosen) => onPart({ value: chosen })}
      />
      {withImages && (
        <Uploads
          limits={field}
          value={value.images}
          disabled={disabled}
          onChange={(images) => onPart({ images })}
        />
      )}
    </>
  )
}
