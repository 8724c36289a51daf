import { Link } from 'react-router-dom'
import type { MySignUp } from '../../api/signup.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { Icon } from '../../components/Icon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { ConsentList } from './ConsentList.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { FactList } from '../../components/FactList.tsx'
import { RaceTime } from '../../components/RaceTime.tsx'
import { signUpDate } from './signUpDate.ts'
import './EntrySide.css'
import './SignUpPanel.css'

interface Props {
  signUp: MySignUp
  form: SignUpForm
}

/** Where a sign-up stands: its state's name, one sentence, one date, one next step. */
export function SignUpPanel({ signUp, form }: Props) {
  const { t, language } = useText()
  const { signupId, fee, submittedAt, paidAt, payUrl, consents, itemId } = signUp
  const state = signUp.state ?? 'unknown'
  const { label, time } = signUpDate(signUp, form)
  const item = form.items.find((one) => one.itemId === itemId)
  const money = fee === undefined ? '' : t('entry.yuan', { yuan: fee })
  const name = localized(signUp, 'itemName', language) || localized(item ?? {}, 'name', language)
  return (
    <div className="entry-columns">
      <div className="entry-main">
        <EntryPanel id={signupId} title={t(`lookups.state.${state}`)} chip={name}>
          <p className="mine__text">{t(`entry.mine.${state}.text`)}</p>
          <dl className="mine__steps">
            <div>
              <dt>{t(label)}</dt>
              <dd>
                <RaceTime time={time} />
              </dd>
            </div>
            <div>
              <dt>{t('lookups.next')}</dt>
              <dd>{t(`entry.mine.${state}.next`)}</dd>
            </div>
          </dl>
          <p className="entry-panel__actions">
            {payUrl && (
              <a href={payUrl} className="button">
                {t('entry.pay', { yuan: fee ?? 0 })}
                <Icon name="arrow" />
              </a>
            )}
            {state === 'proofRejected' && (
              <Link to="/upload" className="button">
                {t('entry.mine.upload')}
              </Link>
            )}
            {(state === 'drawn' || state === 'directEntry') && (
              <Link to="/race-card" className="button">
                {t('entry.mine.card')}
              </Link>
            )}
            <button type="button" className="button button--plain" onClick={() => window.print()}>
              <Icon name="print" size={18} />
              {t('entry.print')}
            </button>
            <Link to="/home" className="button button--plain">
              {t('site.backHome')}
            </Link>
          </p>
        </EntryPanel>
        {consents.length > 0 && <ConsentList signUp={signUp} policies={form.policies} />}
      </div>
      <aside className="entry-side" aria-label={t('entry.side')}>
        <div className="entry-side__card">
          <Picture src="/edition-2024/gallery-09-s.avif" alt="" width={384} height={132} />
          <div className="entry-side__text">
            <h3 className="entry-panel__title">{name}</h3>
            <FactList
              className="entry-facts"
              facts={[
                [
                  t('lookups.signupNo'),
                  <span key="id" className="reading__words">
                    {signupId}
                  </span>,
                ],
                [t('entry.fee'), money],
                [
                  t('entry.submittedAt'),
                  submittedAt && <RaceTime key="submitted" time={submittedAt} />,
                ],
                [t('lookups.paidAt'), paidAt && <RaceTime key="paid" time={paidAt} />],
                [t('entry.raceDay'), <RaceTime key="race" time={form.raceDay} isDay />],
              ]}
            />
          </div>
        </div>
      </aside>
    </div>
  )
}
