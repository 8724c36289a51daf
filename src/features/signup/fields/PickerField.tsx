import { useText } from '../../../i18n/useText.ts'
import { useControl } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { choicesOf } from './choicesOf.tsx'
import { Select } from './Select.tsx'

/** One of many, in a list that opens. */
export function PickerField({ field, onPart: _onPart, ...rest }: WidgetProps<'picker'>) {
  const { language } = useText()
  return <Select {...useControl()} choices={choicesOf(field.options, language)} {...rest} />
}
