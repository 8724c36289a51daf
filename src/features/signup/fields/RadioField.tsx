import { useText } from '../../../i18n/useText.ts'
import type { SharedProps } from '../widget.ts'
import { choicesOf } from './choicesOf.tsx'
import { Radios } from './Radios.tsx'

/** One of few; `radio-link` has something to read before an answer. */
export function RadioField({ field, ...rest }: SharedProps<'radio' | 'radio-link'>) {
  const { language } = useText()
  return <Radios choices={choicesOf(field.options, language)} {...rest} />
}
