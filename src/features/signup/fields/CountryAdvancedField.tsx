import { useText } from '../../../i18n/useText.ts'
import { useControl, useGroup } from '../fieldControl.ts'
import { type Region, REGIONS } from '../fieldValue.ts'
import type { WidgetProps } from '../widget.ts'
import { Part } from './Part.tsx'
import { Select } from './Select.tsx'
import { useCountries } from './useCountries.ts'

/** Countries by their codes; a region that has one alone leaves no choice. */
const CODES: Record<Exclude<Region, 'foreign'>, string[]> = {
  mainland: ['CN'],
  'hk-macao': ['HK', 'MO'],
  taiwan: ['TW'],
}
const CHINESE = Object.values(CODES).flat()

/** Mainland, Hong Kong and Macao, Taiwan or a foreign country, and then which. */
export function CountryAdvancedField(props: WidgetProps<'country-advanced'>) {
  const { value, onChange, onPart, disabled } = props
  const { t } = useText()
  const { id: _id, ...control } = useControl()
  const countries = useCountries()
  const { region, country } = value
  const codes = region && region !== 'foreign' ? CODES[region] : []
  const offered = countries.filter((one) =>
    region === 'foreign' ? !CHINESE.includes(one.value) : codes.includes(one.value),
  )
  const chooseRegion = (chosen: string) => {
    const found = REGIONS.find((one) => one === chosen) ?? ''
    const [only = '', another] = found && found !== 'foreign' ? CODES[found] : []
    onChange({ region: found, country: another ? '' : only })
  }
  return (
    <div {...useGroup()} className="signup-row">
      <Part label={t('signup.region')}>
        {(id) => (
          <Select
            {...control}
            id={id}
            choices={REGIONS.map((one) => ({ value: one, label: t(`signup.region.${one}`) }))}
            value={region}
            disabled={disabled}
            onChange={chooseRegion}
          />
        )}
      </Part>
      {region !== '' && codes.length !== 1 && (
        <Part label={t('signup.country')}>
          {(id) => (
            <Select
              {...control}
              id={id}
              choices={offered}
              value={country}
              disabled={disabled}
              onChange={(chosen) => onPart({ country: chosen })}
            />
          )}
        </Part>
      )}
    </div>
  )
}
