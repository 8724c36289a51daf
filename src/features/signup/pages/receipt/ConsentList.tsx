import { useState } from 'react'
import { type MySignup, withdrawConsent } from '#api/race/signup.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import { Dialog } from '#components/Dialog.tsx'
import { SafeHtml } from '#components/html/SafeHtml.tsx'
import { RaceTime } from '#components/RaceTime.tsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { ConfirmDialog } from '../../fields/ConfirmDialog.tsx'
import { ErrorLine } from '../../fields/ErrorLine.tsx'
import { agreedLabel } from '../../fields/labels.ts'
import { QuietButton } from '../../fields/QuietButton.tsx'
import { Panel } from '../../form/frame/Panel.tsx'
import { PanelHead } from '../../form/frame/PanelHead.tsx'
import styles from './ConsentList.module.css'

interface Props {
  signup: Pick<MySignup, 'raceId' | 'signupId' | 'consents'>
  policies: FormSpec['policies']
}

/** The consents of a sign-up with version and date, to read or withdraw. */
export function ConsentList({ signup, policies }: Props) {
  const { t, languages } = useText()
  const [withdrawn, setWithdrawn] = useState<ReadonlyMap<string, string>>(new Map())
  const [opened, setOpened] = useState<{ id: string; isAsked: boolean } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { raceId, signupId, consents } = signup
  const open = policies.find(({ policyId }) => policyId === opened?.id)
  const close = () => setOpened(null)

  async function withdraw(policyId: string) {
    close()
    setFailed(false)
    try {
      const at = await withdrawConsent({ raceId, signupId, policyId })
      setWithdrawn((all) => new Map(all).set(policyId, at))
    } catch {
      setFailed(true)
    }
  }

  return (
    <Panel aria-labelledby={`consents-${signupId}`}>
      <PanelHead as="h3" id={`consents-${signupId}`}>
        {t('signup.consents')}
      </PanelHead>
      <ul>
        {consents.map(({ policyId, version, agreedAt, withdrawnAt }) => {
          const policy = policies.find((one) => one.policyId === policyId)
          const name = localized(policy ?? {}, 'name', languages) || policyId
          const end = withdrawn.get(policyId) ?? withdrawnAt
          return (
            <li key={policyId} className={styles.consent}>
              <span>
                <strong lang={localizedLang(policy ?? {}, 'name', languages)}>{name}</strong>
                <small>{agreedLabel({ agreedAt, version }, t)}</small>
                {end && (
                  <small>
                    <Trans i18nKey="signup.withdrawn" values={{ time: <RaceTime time={end} /> }} />
                  </small>
                )}
                {!end && policy?.required && <small>{t('signup.consent.needed')}</small>}
              </span>
              {policy && (
                <QuietButton
                  aria-label={`${t('fields.policy.read')} ${name}`}
                  onClick={() => setOpened({ id: policyId, isAsked: false })}
                >
                  {t('fields.policy.read')}
                </QuietButton>
              )}
              {!end && policy && !policy.required && (
                <QuietButton
                  aria-label={`${t('signup.withdraw')} ${name}`}
                  onClick={() => setOpened({ id: policyId, isAsked: true })}
                >
                  {t('signup.withdraw')}
                </QuietButton>
              )}
            </li>
          )
        })}
      </ul>
      {hasFailed && (
        <ErrorLine hasIcon={false} role="alert">
          {t('signup.withdraw.failed')}
        </ErrorLine>
      )}
      {open && opened?.isAsked && (
        <ConfirmDialog
          title={t('signup.withdraw')}
          text={t('signup.withdraw.text', { name: localized(open, 'name', languages) })}
          yes={t('signup.withdraw')}
          onYes={() => void withdraw(open.policyId)}
          onNo={close}
        />
      )}
      {open && opened?.isAsked === false && (
        <Dialog
          title={localized(open, 'name', languages)}
          closeLabel={t('fields.confirm.close')}
          onClose={close}
        >
          <SafeHtml
            html={localized(open, 'content', languages)}
            lang={localizedLang(open, 'content', languages)}
          />
        </Dialog>
      )}
    </Panel>
  )
}
