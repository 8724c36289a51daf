import { clsx } from 'clsx'
import type { InputProps } from 'antd'
import { countryName } from '../../../api/basic/country.ts'
import { environment } from '../../../api/http/environment.ts'
import { useText } from '../../../i18n/useText.ts'
import { phoneOf, phoneParts } from '../../../domain/phoneCountry.ts'
import { useSite } from '../../../stores/site.ts'
import { TypedInput } from './TypedInput.tsx'
import styles from './PhoneInput.module.css'

interface Props extends Pick<InputProps, 'id' | 'onBlur' | 'onPressEnter'> {
  /** The whole number, controlled by the form. */
  value?: string
  onChange?: (value: string) => void
}

const CODES = environment.phoneCountries.map(({ code }) => code)

/** A phone number with its country code, which can be chosen if the environment has several. */
export function PhoneInput({ value = '', onChange, ...rest }: Props) {
  const { t, language } = useText()
  const countries = useSite((site) => site.countries)
  const { code = '', national } = phoneParts(value, CODES)
  const nameOf = (twoCode: string) => {
    const country = countries.find((one) => one.twoCode === twoCode)
    return country && countryName(country, language)
  }
  return (
    <TypedInput
      {...rest}
      {...(onChange && { onChange })}
      value={value}
      read={(text) => phoneOf(code, text)}
      show={(number) => phoneParts(number, CODES).national}
      type="tel"
      inputMode="tel"
      autoComplete={CODES.length > 1 ? 'tel' : 'tel-national'}
      prefix={
        CODES.length > 1 ? (
          <span className={clsx(styles.country, styles.countryChosen)}>
            <span aria-hidden="true">{`+${code}`}</span>
            <select
              aria-label={t('login.phone.country')}
              value={code}
              // The surrounding field would take focus.
              onMouseUp={(event) => event.stopPropagation()}
              onClick={(event) => event.stopPropagation()}
              onChange={({ target }) => onChange?.(phoneOf(target.value, national))}
            >
              {environment.phoneCountries.map((one) => (
                <option key={one.code} value={one.code}>
                  {`+${one.code} ${one.countries.flatMap((two) => nameOf(two) ?? []).join(' / ')}`.trim()}
                </option>
              ))}
            </select>
          </span>
        ) : (
          <span className={styles.country}>{`+${CODES[0]}`}</span>
        )
      }
    />
  )
}
