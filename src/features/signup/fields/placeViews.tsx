import type { placeTypes } from '#domain/fields/placeTypes.ts'
import { AreaLists } from './area/AreaLists.tsx'
import { AreaOutput } from './area/AreaOutput.tsx'
import { CountryAdvancedInput } from './area/CountryAdvancedInput.tsx'
import { useCountries } from './area/useCountries.ts'
import { useControl, useGroup } from './FieldControlContext.ts'
import type { FieldViews, InputProps } from './fieldView.ts'
import { Select } from './inputs/Select.tsx'

function CountryInput({ field: _field, onPart: _onPart, ...rest }: InputProps<'country'>) {
  return <Select {...useControl()} choices={useCountries()} autoComplete="country-name" {...rest} />
}

/** One of the few countries in the definition. */
function SingleCountryInput({ field, onPart: _onPart, ...rest }: InputProps<'single-country'>) {
  return <Select {...useControl()} choices={useCountries(field.countries)} {...rest} />
}

function AreaInput({ field: _field, ...rest }: InputProps<'area'>) {
  return (
    <div {...useGroup()}>
      <AreaLists {...rest} />
    </div>
  )
}

function CountryOutput({ value }: { value: string }) {
  return <span>{useCountries().find((country) => country.value === value)?.label ?? value}</span>
}

const country = {
  Input: CountryInput,
  Output: CountryOutput,
  labelling: 'control',
  width: 'half',
  requiredMessage: 'chosen',
} as const

export const placeViews = {
  country,
  'single-country': { ...country, Input: SingleCountryInput },
  'country-advanced': {
    ...country,
    Input: CountryAdvancedInput,
    Output: ({ value }) => <CountryOutput value={value.country} />,
    labelling: 'group',
  },
  area: {
    Input: AreaInput,
    Output: AreaOutput,
    labelling: 'group',
    width: 'full',
    requiredMessage: 'chosen',
  },
} satisfies FieldViews<keyof typeof placeTypes>
