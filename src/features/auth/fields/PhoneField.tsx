import { environment } from '../../../api/http/environment.ts'
import { useText } from '../../../i18n/useText.ts'
import { accountPhoneError } from '../../../domain/phoneCountry.ts'
import { AccountField } from './AccountField.tsx'
import { fieldRule } from './fieldRule.ts'
import { PhoneInput } from './PhoneInput.tsx'

interface Props {
  /** The password tab words its errors slightly differently (spec §5). */
  isForPassword?: boolean
  onEnter?: () => void
}

const CODES = environment.phoneCountries.map(({ code }) => code)

/** A mobile number, accepted in whatever format it is pasted. */
export function PhoneField({ isForPassword = false, onEnter }: Props) {
  const { t } = useText()
  const texts = {
    required: t(isForPassword ? 'login.phone.required.password' : 'login.phone.required.code'),
    wrong: t('login.phone.wrong'),
  }
  return (
    <AccountField
      name="phone"
      label={t('login.phone')}
      rules={[fieldRule((value) => accountPhoneError(value, CODES), texts)]}
    >
      <PhoneInput onPressEnter={onEnter} />
    </AccountField>
  )
}
