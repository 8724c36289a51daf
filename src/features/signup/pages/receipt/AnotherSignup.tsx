import { Link } from 'react-router-dom'
import type { MySignup } from '#api/race/signup.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { ActionRow } from '../../form/frame/ActionRow.tsx'
import { ANOTHER_SIGNUP } from '../../model/formPath.ts'
import { isFormOpen } from '../../model/isFormOpen.ts'
import { useClosedSite } from '../../model/useClosedSite.ts'
import { signupsLeft, useSignupLimits } from '../../model/useSignupLimits.ts'

interface Props {
  signups: MySignup[]
  form: FormSpec
}

/** Leads to the form for another entry, as long as the account may have one. */
export function AnotherSignup({ signups, form }: Props) {
  const { t } = useText()
  const { perAccount } = useSignupLimits()
  const isSiteClosed = useClosedSite() !== undefined
  const left = signupsLeft(signups, perAccount)
  if (left === 0 || isSiteClosed || !isFormOpen('post', form)) return null
  return (
    <ActionRow isOfPage>
      <Button as={Link} to={ANOTHER_SIGNUP} variant="secondary">
        {t(perAccount > 1 ? 'signup.another' : 'signup.another.again')}
      </Button>
      {perAccount > 1 && <span>{t('signup.another.left', { count: left })}</span>}
    </ActionRow>
  )
}
