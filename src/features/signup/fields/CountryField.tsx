import { useControl } from '../fieldControl.ts'
import type { WidgetProps } from '../widget.ts'
import { Select } from './Select.tsx'
import { useCountries } from './useCountries.ts'

/** Any country or region. */
export function CountryField({ field: _field, onPart: _onPart, ...rest }: WidgetProps<'country'>) {
  return <Select {...useControl()} choices={useCountries()} {...rest} />
}
