import type { Lookup } from '../../api/lookups.ts'
import type { RegistrationStatus } from '../../api/registration.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { ballotDate } from './ballotDates.ts'
import { BallotDraw } from './BallotDraw.tsx'
import { FactList } from '../../components/FactList.tsx'
import { itemName } from './itemName.ts'
import { RaceTime } from '../../components/RaceTime.tsx'
import { RegistrationDetails } from './RegistrationDetails.tsx'
import './RegistrationAnswer.css'

interface Props {
  status: RegistrationStatus
  lookup: Lookup
}

/** Where a sign-up stands: its state's name, one sentence, one date, one next step. */
export function RegistrationAnswer({ status, lookup }: Props) {
  const { t, language } = useText()
  const config = useConfig()
  const { name, signupNo, cardNumber, itemId, fee, refund, bib, pen, waitingNumber } = status
  const state = status.state ?? 'unknown'
  const { time, isSince } = ballotDate(status)
  const money = (yuan: number | undefined) => (yuan ? t('lookups.yuan', { yuan }) : '')
  const dateName = t(isSince ? 'lookups.state.since' : `lookups.state.${state}.date`)

  return (
    <section className="lookup-panel registration" aria-labelledby="registration-state">
      <div className="registration__head">
        <p className="registration__who">
          {name} <span>{itemName(config, itemId, language)}</span>
        </p>
        <h2 id="registration-state" className="registration__state">
          {t(`lookups.state.${state}`)}
          {state === 'waiting' && waitingNumber !== undefined && (
            <span className="registration__number">
              {t('lookups.waitingNumber', { n: waitingNumber })}
            </span>
          )}
        </h2>
        <p className="registration__text">{t(`lookups.state.${state}.text`)}</p>
      </div>
      <dl className="registration__steps">
        <div>
          <dt>{dateName}</dt>
          <dd>
            <RaceTime time={time} />
          </dd>
        </div>
        <div>
          <dt>{t('lookups.next')}</dt>
          <dd>{t(`lookups.state.${state}.next`)}</dd>
        </div>
      </dl>
      <div className="registration__facts">
        <FactList
          className="fact-list"
          facts={[
            [t('lookups.signupNo'), signupNo],
            [t('lookups.cardNumber'), cardNumber],
            [t('lookups.bib'), bib],
            [t('lookups.pen'), pen],
            [t('lookups.fee'), money(fee)],
            [t('lookups.refund'), money(refund)],
          ]}
        />
        <RegistrationDetails lookup={lookup} channel={status.channel} />
      </div>
      {status.draw && <BallotDraw draw={status.draw} />}
    </section>
  )
}
