import { Link } from 'react-router-dom'
import { type DirectState, DirectStatus } from '../../api/directEntry.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'
import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { FactList } from '../../components/FactList.tsx'
import { RaceTime } from '../../components/RaceTime.tsx'
import './ApplicationState.css'

interface Props {
  application: DirectState
  form: SignUpForm
  /** None can be sent in any more. */
  isOver: boolean
  /** Opens the form again; null where there is nothing to mend. */
  onMend: (() => void) | null
}

const ICONS = ['document', 'clock', 'check', 'close'] as const

/** How an application for direct entry is judged: short label, long message, date and next step. */
export function ApplicationState({ application, form, isOver, onMend }: Props) {
  const { t, language } = useText()
  const { status, channel, itemId, changedAt, payUrl } = application
  const item = form.items.find((one) => one.itemId === itemId)
  const reason = status === DirectStatus.rejected ? localized(application, 'reason', language) : ''
  const isApproved = status === DirectStatus.approved
  return (
    <section className="entry-panel application" aria-labelledby="application-state">
      <p className={`application__chip application__chip--${status}`}>
        <Icon name={isOver ? 'lock' : ICONS[status]} size={16} />
        {t(
          isOver && status === DirectStatus.toSubmit
            ? 'entry.direct.ended.short'
            : `entry.direct.${status}.short`,
        )}
      </p>
      <h2 id="application-state" className="application__message">
        {status === DirectStatus.toSubmit && isOver
          ? t('entry.direct.ended')
          : t(`entry.direct.${status}`)}
      </h2>
      {reason && <p className="application__reason">{t('entry.direct.reason', { reason })}</p>}
      {isOver && status === DirectStatus.rejected && <p>{t('entry.direct.ended')}</p>}
      <p className="application__next">
        {t(isOver ? 'entry.direct.next.ended' : `entry.direct.next.${status}`)}
      </p>
      {status !== DirectStatus.toSubmit && (
        <FactList
          className="entry-facts"
          facts={[
            [t('entry.channel'), channel && t(`entry.channel.${channel}`)],
            [t('entry.item'), item ? localized(item, 'name', language) : ''],
            [t('entry.direct.since'), <RaceTime key="since" time={changedAt} />],
          ]}
        />
      )}
      {(onMend || isApproved) && (
        <p className="entry-panel__actions">
          {onMend && (
            <button type="button" className="button" onClick={onMend}>
              {t('entry.direct.mend')}
            </button>
          )}
          {isApproved && payUrl && (
            <a href={payUrl} className="button">
              {t('entry.pay.now')}
              <Icon name="arrow" />
            </a>
          )}
          {isApproved && (
            <Link to="/post" className="button button--plain">
              {t('entry.direct.signUp')}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}
