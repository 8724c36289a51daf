import { type Region, REGIONS } from '#domain/fields/placeTypes.ts'
import { useText } from '#i18n/useText.ts'
import { useControl, useGroup } from '../FieldControlContext.ts'
import type { InputProps } from '../fieldView.ts'
import { Part } from '../inputs/Part.tsx'
import { PartRow } from '../inputs/PartRow.tsx'
import { Select } from '../inputs/Select.tsx'
import { useCountries } from './useCountries.ts'

/** Country codes by region; a region with a single code offers no choice. */
const CODES: Record<Exclude<Region, 'foreign'>, string[]> = {
  mainland: ['CN'],
  'hk-macao': ['HK', 'MO'],
  taiwan: ['TW'],
}
const CHINESE = Object.values(CODES).flat()

/** Mainland, Hong Kong and Macao, Taiwan or abroad, then the country. */
export function CountryAdvancedInput(props: InputProps<'country-advanced'>) {
  const { value, onChange, onPart, disabled } = props
  const { t } = useText()
  const { id: _id, ...control } = useControl()
  const countries = useCountries()
  const { region, country } = value
  const codes = region && region !== 'foreign' ? CODES[region] : []
  const offered = countries.filter((one) =>
    region === 'foreign' ? !CHINESE.includes(one.value) : codes.includes(one.value),
  )
  const hasCountries = region !== '' && codes.length !== 1
  const chooseRegion = (chosen: string) => {
    const found = REGIONS.find((one) => one === chosen) ?? ''
    const [only = '', another] = found && found !== 'foreign' ? CODES[found] : []
    onChange({ region: found, country: another ? '' : only })
  }
  return (
    <PartRow {...useGroup()}>
      <Part label={t('fields.region')} isLabelHidden={!hasCountries}>
        {(id) => (
          <Select
            {...control}
            id={id}
            choices={REGIONS.map((one) => ({ value: one, label: t(`fields.region.${one}`) }))}
            value={region}
            disabled={disabled}
            onChange={chooseRegion}
          />
        )}
      </Part>
      {hasCountries && (
        <Part label={t('fields.country')}>
          {(id) => (
            <Select
              {...control}
              id={id}
              choices={offered}
              autoComplete="country-name"
              value={country}
              disabled={disabled}
              onChange={(chosen) => onPart({ country: chosen })}
            />
          )}
        </Part>
      )}
    </PartRow>
  )
}
