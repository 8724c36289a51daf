import { useText } from '../../../i18n/useText.ts'
import { useGroup } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { choicesOf } from './choicesOf.tsx'
import { Checkboxes } from './Checkboxes.tsx'

/** Any of several answers. */
export function CheckboxField({ field, ...rest }: WidgetProps<'checkbox'>) {
  const { language } = useText()
  return (
    <div {...useGroup()}>
      <Checkboxes choices={choicesOf(field.options, language)} {...rest} />
    </div>
  )
}
