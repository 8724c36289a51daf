import { Link } from 'react-router-dom'
import type { MySignup } from '#api/race/signup.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import { useText } from '#i18n/useText.ts'
import { isOpenForm, useIsSiteClosed } from '../frame/SignupClosed.tsx'
import { ANOTHER_ENTRY } from '../formPath.ts'
import { entriesLeft, useEntryLimits } from '../entriesLeft.ts'
import buttons from '#components/buttons.module.css'
import panel from '../Panel.module.css'

interface Props {
  signups: MySignup[]
  form: FormSpec
}

/** Leads to the form for another entry, as long as the account may have one. */
export function AnotherEntry({ signups, form }: Props) {
  const { t } = useText()
  const { perAccount } = useEntryLimits()
  const isSiteClosed = useIsSiteClosed()
  const left = entriesLeft(signups, perAccount)
  if (left === 0 || isSiteClosed || !isOpenForm('post', form)) return null
  return (
    <p className={panel.actions}>
      <Link to={ANOTHER_ENTRY} className={buttons.secondary}>
        {t(perAccount > 1 ? 'signup.another' : 'signup.another.again')}
      </Link>
      {perAccount > 1 && <span>{t('signup.another.left', { count: left })}</span>}
    </p>
  )
}
