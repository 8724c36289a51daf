import { accountPhoneError } from '#domain/phoneCountry.ts'
import { environment } from '#environment/environment.ts'
import { useText } from '#i18n/useText.ts'
import { useRace } from '#race/useRace.ts'
import { AccountField } from './AccountField.tsx'
import { fieldRule } from './fieldRule.ts'
import { PhoneInput } from './PhoneInput.tsx'

/**
 * The countries whose phones the account service takes: those that the race names, in its order, or all
 * of them. The first is preselected.
 */
function usePhoneCountries() {
  const race = useRace().config?.race
  const all = environment.phoneCountries
  const named = race?.phoneCountries.flatMap((wanted) => all.filter(({ code }) => code === wanted))
  return named?.length ? named : all
}

interface Props {
  /** The password tab words its errors slightly differently (spec §5). */
  isForPassword?: boolean
  onEnter?: () => void
}

/** A mobile number, accepted in whatever format it is pasted. */
export function PhoneField({ isForPassword = false, onEnter }: Props) {
  const { t } = useText()
  const countries = usePhoneCountries()
  const codes = countries.map(({ code }) => code)
  const texts = {
    required: t(isForPassword ? 'login.phone.required.password' : 'login.phone.required.code'),
    wrong: t('login.phone.wrong'),
  }
  return (
    <AccountField
      name="phone"
      label={t('login.phone')}
      rules={[fieldRule((value) => accountPhoneError(value, codes), texts)]}
    >
      <PhoneInput countries={countries} onPressEnter={onEnter} />
    </AccountField>
  )
}
