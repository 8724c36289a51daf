import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import type { DirectState } from '#api/race/directEntry.ts'
import { DirectStatus } from '#api/race/signupCodes.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import { Icon } from '#components/Icon.tsx'
import { markedText } from '#components/LocalizedText.tsx'
import { RaceTime } from '#components/RaceTime.tsx'
import { Button } from '#components/ui/Button.tsx'
import type { TextKey } from '#i18n/locales/zh/index.ts'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { useItemText } from '#race/useItemText.ts'
import { ActionRow } from '../../form/frame/ActionRow.tsx'
import { FactRows } from '../../form/frame/FactRows.tsx'
import { Panel } from '../../form/frame/Panel.tsx'
import { ChannelName } from '../../form/items/ChannelName.tsx'
import styles from './ApplicationState.module.css'

interface Props {
  application: DirectState
  form: FormSpec
  /** Whether applications are closed. */
  isOver: boolean
  /** Reopens the form; null if there is nothing to correct. */
  onCorrect: (() => void) | null
}

const ICONS = ['document', 'clock', 'check', 'close'] as const

/** The next step. For an approved application it depends on the sign-up's state and fee. */
function nextOf({ status, payUrl, signupState: state }: DirectState): TextKey {
  if (status !== DirectStatus.approved || payUrl) return `signup.direct.next.${status}`
  if (!state || state === 'toPay') return 'signup.direct.next.unknown'
  const isPaid = state === 'paid' || state === 'confirmed' || state === 'directEntry'
  return isPaid ? 'signup.direct.next.paid' : `signup.mine.${state}.text`
}

/** The status of a direct-entry application: short label, long message, date and next step. */
export function ApplicationState({ application, form, isOver, onCorrect }: Props) {
  const { t, languages } = useText()
  const { status, channel, itemId, changedAt, payUrl, signupNo } = application
  const item = form.items.find((one) => one.itemId === itemId)
  const itemText = useItemText(itemId, item?.fee === 0)
  const reason =
    status === DirectStatus.rejected ? markedText(application, 'reason', languages) : ''
  const isApproved = status === DirectStatus.approved
  return (
    <Panel aria-labelledby="application-state">
      <p className={clsx(styles.chip, styles[`chip${status}`])}>
        <Icon name={isOver ? 'lock' : ICONS[status]} size={16} />
        <span>
          {t(
            isOver && status === DirectStatus.toSubmit
              ? 'signup.direct.ended.short'
              : `signup.direct.${status}.short`,
          )}
        </span>
      </p>
      <h2 id="application-state" className={styles.message}>
        {status === DirectStatus.toSubmit && isOver
          ? t('signup.direct.ended')
          : t(`signup.direct.${status}`)}
      </h2>
      {reason && (
        <p className={styles.reason}>
          <Trans i18nKey="signup.direct.reason" values={{ reason }} />
        </p>
      )}
      {isOver && status === DirectStatus.rejected && <p>{t('signup.direct.ended')}</p>}
      <p className={styles.next}>
        {itemText(isOver && !isApproved ? 'signup.direct.next.ended' : nextOf(application))}
      </p>
      {status !== DirectStatus.toSubmit && (
        <FactRows
          details={[
            {
              name: t('signup.channel'),
              value: channel && <ChannelName key="channel" channel={channel} />,
            },
            { name: t('signup.item'), value: item && markedText(item, 'name', languages) },
            { name: t('search.signupNo'), value: signupNo },
            { name: t('signup.direct.since'), value: <RaceTime key="since" time={changedAt} /> },
          ]}
        />
      )}
      {(onCorrect || isApproved) && (
        <ActionRow>
          {onCorrect && (
            <Button variant="primary" onClick={onCorrect}>
              {t('signup.direct.mend')}
            </Button>
          )}
          {isApproved && payUrl && (
            <Button as="a" href={payUrl} variant="primary">
              <span>{t('signup.pay.now')}</span>
              <Icon name="arrow" />
            </Button>
          )}
          {isApproved && (
            <Button as={Link} to="/post" variant="plain">
              {t('signup.direct.signup')}
            </Button>
          )}
        </ActionRow>
      )}
    </Panel>
  )
}
