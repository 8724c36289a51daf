import { useState } from 'react'
import { type MySignUp, withdrawConsent } from '../../api/signup.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { SafeHtml } from '../../components/SafeHtml.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { Confirm } from './Confirm.tsx'
import { agreedWords } from './fieldWords.ts'
import { RaceTime } from '../../components/RaceTime.tsx'

interface Props {
  signUp: Pick<MySignUp, 'raceId' | 'signupId' | 'consents'>
  policies: SignUpForm['policies']
}

/** The consents of a sign-up: in which version, since when, to be read and withdrawn. */
export function ConsentList({ signUp, policies }: Props) {
  const { t, language } = useText()
  const [withdrawn, setWithdrawn] = useState<Record<string, string>>({})
  const [opened, setOpened] = useState<{ id: string; isAsked: boolean } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { raceId, signupId, consents } = signUp
  const open = policies.find(({ policyId }) => policyId === opened?.id)
  const close = () => setOpened(null)

  async function withdraw(policyId: string) {
    close()
    setFailed(false)
    try {
      const at = await withdrawConsent({ raceId, signupId, policyId })
      setWithdrawn((all) => ({ ...all, [policyId]: at }))
    } catch {
      setFailed(true)
    }
  }

  return (
    <section className="entry-panel" aria-labelledby={`consents-${signupId}`}>
      <h3 id={`consents-${signupId}`} className="entry-panel__title">
        {t('entry.consents')}
      </h3>
      <ul>
        {consents.map(({ policyId, version, agreedAt, withdrawnAt }) => {
          const policy = policies.find((one) => one.policyId === policyId)
          const name = (policy && localized(policy, 'name', language)) || policyId
          const end = withdrawn[policyId] ?? withdrawnAt
          return (
            <li key={policyId} className="consents__one">
              <span>
                <strong>{name}</strong>
                <small>{agreedWords({ agreedAt, version }, t)}</small>
                {end && (
                  <small>
                    {t('entry.withdrawn')} <RaceTime time={end} />
                  </small>
                )}
                {!end && policy?.required && <small>{t('entry.consent.needed')}</small>}
              </span>
              {policy && (
                <button
                  type="button"
                  className="signup-link"
                  aria-label={`${t('signup.policy.read')} ${name}`}
                  onClick={() => setOpened({ id: policyId, isAsked: false })}
                >
                  {t('signup.policy.read')}
                </button>
              )}
              {!end && policy && !policy.required && (
                <button
                  type="button"
                  className="signup-link"
                  aria-label={`${t('entry.withdraw')} ${name}`}
                  onClick={() => setOpened({ id: policyId, isAsked: true })}
                >
                  {t('entry.withdraw')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {hasFailed && (
        <p role="alert" className="signup-field__fault">
          {t('entry.withdraw.failed')}
        </p>
      )}
      {open && opened?.isAsked && (
        <Confirm
          title={t('entry.withdraw')}
          text={t('entry.withdraw.text', { name: localized(open, 'name', language) })}
          yes={t('entry.withdraw')}
          onYes={() => void withdraw(open.policyId)}
          onNo={close}
        />
      )}
      {open && opened?.isAsked === false && (
        <Dialog
          title={localized(open, 'name', language)}
          closeLabel={t('signup.confirm.close')}
          onClose={close}
        >
          <SafeHtml html={localized(open, 'content', language)} />
        </Dialog>
      )}
    </section>
  )
}
