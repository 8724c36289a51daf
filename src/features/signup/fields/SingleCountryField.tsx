import { useControl } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { Select } from './Select.tsx'
import { useCountries } from './useCountries.ts'

/** One of the few countries that the definition names. */
export function SingleCountryField({
  field,
  onPart: _onPart,
  ...rest
}: WidgetProps<'single-country'>) {
  return <Select {...useControl()} choices={useCountries(field.countries)} {...rest} />
}
