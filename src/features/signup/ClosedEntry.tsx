import { Link } from 'react-router-dom'
import type { FormKind } from '../../api/signup.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { stage } from '../../api/stage.ts'
import { loginAsked } from '../../stores/loginDrawer.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { FactList } from '../../components/FactList.tsx'
import { HelpCard } from './HelpCard.tsx'
import { RaceTime } from '../../components/RaceTime.tsx'
import { useAccount } from './useAccount.ts'
import { useEntryTitle } from './useEntryTitle.ts'

interface Props {
  kind: FormKind
  form: SignUpForm
}

/** Whether the stage keeps mass entry shut, whatever the race's dates say. */
const isStageClosed = (kind: FormKind) => kind === 'post' && !stage.entries.applyNow.enabled

export const isOpenForm = (kind: FormKind, { state }: SignUpForm): boolean =>
  state === 'open' && !isStageClosed(kind)

/** In place of a form that cannot be filled in: why, the dates, and what can be done instead. */
export function ClosedEntry({ kind, form }: Props) {
  const { t, language } = useText()
  const isSignedIn = useAccount() !== ''
  const state = form.state === 'open' ? 'closed' : form.state
  const { applyNow } = stage.entries
  const words = isStageClosed(kind) ? localized(applyNow, 'fallback', language) : ''
  return (
    <EntryFrame title={useEntryTitle(kind)}>
      <div className="entry-columns">
        <section className="entry-panel">
          <h2 className="entry-panel__title">{t(`entry.closed.${state}`)}</h2>
          <p className="entry-panel__line">{words || t(`entry.closed.${state}.text`)}</p>
          <FactList
            className="entry-facts"
            facts={[
              [t('entry.opens'), <RaceTime key="opens" time={form.opensAt} />],
              [t('entry.closes'), <RaceTime key="closes" time={form.closesAt} />],
              [t('entry.raceDay'), <RaceTime key="race" time={form.raceDay} isDay />],
            ]}
          />
          <p className="entry-panel__actions">
            {state === 'notYet' ? (
              <Link
                className="button button--pine"
                to="/race-information/registration-instructions"
              >
                {t('entry.closed.read')}
              </Link>
            ) : (
              <Link className="button button--pine" to="/registration-search">
                {t('entry.closed.search')}
              </Link>
            )}
            {state === 'notYet' && (
              <Link className="button button--plain" to="/eligibility">
                {t('entry.eligibility')}
              </Link>
            )}
            {!isSignedIn && (
              <button type="button" className="button button--plain" onClick={loginAsked}>
                {t('entry.closed.mine')}
              </button>
            )}
            <Link className="button button--plain" to="/home">
              {t('site.backHome')}
            </Link>
          </p>
        </section>
        <HelpCard />
      </div>
    </EntryFrame>
  )
}
