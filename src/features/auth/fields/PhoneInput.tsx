import type { InputProps } from 'antd'
import { clsx } from 'clsx'
import { useState } from 'react'
import { countryName } from '#api/basic/country.ts'
import { phoneOf, phoneParts } from '#domain/phoneCountry.ts'
import type { Environment } from '#environment/readEnvironment.ts'
import { useText } from '#i18n/useText.ts'
import { useSite } from '#stores/site.ts'
import { TypedInput } from './TypedInput.tsx'
import styles from './PhoneInput.module.css'

interface Props extends Pick<InputProps, 'id' | 'onBlur' | 'onPressEnter'> {
  /** The whole number, controlled by the form. */
  value?: string
  onChange?: (value: string) => void
  /** The countries to choose from. */
  countries: Environment['phoneCountries']
}

/** A phone number with its country code, which can be chosen if there are several. */
export function PhoneInput({ value = '', onChange, countries: offered, ...rest }: Props) {
  const { t, languages } = useText()
  const countries = useSite((site) => site.countries)
  const codes = offered.map(({ code }) => code)
  // A mainland number has no code: as long as it is empty, only this says what was chosen.
  const [chosen, choose] = useState(codes[0])
  const { code = '', national } = value ? phoneParts(value, codes) : { code: chosen, national: '' }
  const namesOf = (twoCodes: string[]) =>
    countries
      .filter(({ twoCode }) => twoCodes.includes(twoCode))
      .map((country) => countryName(country, languages))
      .join(' / ')
  return (
    <TypedInput
      {...rest}
      onChange={onChange}
      value={value}
      read={(text) => phoneOf(code, text)}
      show={(number) => phoneParts(number, codes).national}
      type="tel"
      inputMode="tel"
      autoComplete={codes.length > 1 ? 'tel' : 'tel-national'}
      prefix={
        codes.length > 1 ? (
          <span className={clsx(styles.country, styles.countryChosen)}>
            <span aria-hidden="true">{`+${code}`}</span>
            <select
              aria-label={t('login.phone.country')}
              value={code}
              // The surrounding field would take focus.
              onMouseUp={(event) => event.stopPropagation()}
              onClick={(event) => event.stopPropagation()}
              onChange={({ target }) => {
                choose(target.value)
                onChange?.(phoneOf(target.value, national))
              }}
            >
              {offered.map((one) => (
                <option key={one.code} value={one.code}>
                  {`+${one.code} ${namesOf(one.countries)}`.trim()}
                </option>
              ))}
            </select>
          </span>
        ) : (
          <span className={styles.country}>{`+${codes[0]}`}</span>
        )
      }
    />
  )
}
