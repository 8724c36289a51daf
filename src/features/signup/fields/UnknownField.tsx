import type { SignUpField } from '../../../api/signUpField.ts'
import { useText } from '../../../i18n/useText.ts'
import { useGroup } from '../fieldControl.ts'

/** A field of a type that the site does not know: shown as such, never swallowed. */
export function UnknownField({ field }: { field: SignUpField }) {
  const { t } = useText()
  const type = field.type === 'unknown' ? field.wireType : field.type
  return (
    <p {...useGroup()} className="signup-unknown">
      {t('signup.unknown', { type })}
    </p>
  )
}
