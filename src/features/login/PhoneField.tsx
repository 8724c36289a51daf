import Input from 'antd/es/input/Input'
import { useText } from '../../i18n/useText.ts'
import { phoneFault } from '../../lib/accountRules.ts'
import { AccountField } from './AccountField.tsx'
import { fieldRule } from './fieldRule.ts'

interface Props {
  /** The password tab words it a little differently (spec §5). */
  isForPassword?: boolean
  onEnter?: () => void
}

const withoutGaps = (value: string) => value.replace(/[\s-]/g, '')

/** The number of a mobile phone; gaps of a pasted one are dropped. */
export function PhoneField({ isForPassword = false, onEnter }: Props) {
  const { t } = useText()
  const words = {
    required: t(isForPassword ? 'login.phone.required.password' : 'login.phone.required.code'),
    wrong: t('login.phone.wrong'),
  }
  return (
    <AccountField
      name="phone"
      label={t('login.phone')}
      rules={[fieldRule(phoneFault, words)]}
      normalize={withoutGaps}
    >
      <Input
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix={<span className="login-form__country">+86</span>}
        onPressEnter={onEnter}
      />
    </AccountField>
  )
}
