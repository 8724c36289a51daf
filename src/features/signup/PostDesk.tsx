import { fetchMySignUps } from '../../api/signup.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { useText } from '../../i18n/useText.ts'
import { ClosedEntry, isOpenForm } from './ClosedEntry.tsx'
import { EntryForm } from './EntryForm.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { EntryFailed, EntryWaiting } from './EntryNotices.tsx'
import { SignUpPanel } from './SignUpPanel.tsx'
import { useMine } from './useMine.ts'
import { useRaceId } from '../../stores/raceId.ts'

/** The account's sign-ups where there are some, else the form. */
export function PostDesk({ form, accountId }: { form: SignUpForm; accountId: string }) {
  const { t } = useText()
  const { loaded: mine, retry } = useMine(fetchMySignUps, useRaceId())
  if (mine === null) return <EntryWaiting />
  if (mine === 'failed') return <EntryFailed onRetry={retry} />
  if (mine.length > 0) {
    return (
      <EntryFrame title={t('entry.mine')} line={t('entry.mine.line')}>
        {mine.map((signUp) => (
          <SignUpPanel key={signUp.signupId} signUp={signUp} form={form} />
        ))}
      </EntryFrame>
    )
  }
  if (!isOpenForm('post', form)) return <ClosedEntry kind="post" form={form} />
  return <EntryForm kind="post" form={form} accountId={accountId} />
}
