import { useState } from 'react'
import { Link } from 'react-router-dom'
import { hasPlace } from '#api/race/registration.ts'
import type { MySignup } from '#api/race/signup.ts'
import type { FormSpec } from '#api/race/signupForm.ts'
import { Icon } from '#components/Icon.tsx'
import { markedText } from '#components/LocalizedText.tsx'
import { RaceTime } from '#components/RaceTime.tsx'
import { RefundLines } from '#components/RefundLines.tsx'
import { Button } from '#components/ui/Button.tsx'
import { Untranslated } from '#components/Untranslated.tsx'
import { raceNow } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { useItemEnd } from '#race/useItemEnd.ts'
import { useItemStart } from '#race/useItemStart.ts'
import { useItemText } from '#race/useItemText.ts'
import { usePrices } from '#race/usePrices.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { useRefunds } from '#race/useRefunds.ts'
import { isCancelled } from '#site-config/eventStatus.ts'
import { FormPanel } from '../../form/FormPanel.tsx'
import { ActionRow } from '../../form/frame/ActionRow.tsx'
import { Columns } from '../../form/frame/Columns.tsx'
import { FactRows } from '../../form/frame/FactRows.tsx'
import { PanelHead } from '../../form/frame/PanelHead.tsx'
import { SideCard } from '../../form/frame/SideCard.tsx'
import { signupStep } from '../../model/signupStep.ts'
import { ConsentList } from './ConsentList.tsx'
import styles from './SignupStatus.module.css'

interface Props {
  signup: MySignup
  form: FormSpec
}

/** The status of a sign-up: state, one sentence, one date and the next step. */
export function SignupStatus({ signup, form }: Props) {
  const { t, languages } = useText()
  const { zone } = useRace()
  const { signupId, signupNo, state, waitingNumber, itemId } = signup
  const { fee, submittedAt, paidAt, payUrl, consents } = signup
  const [moment] = useState(() => raceNow(zone))
  const refunds = useRefunds(moment)
  const { formatFee, formatMoney } = usePrices()
  const isOff = isCancelled(useConfig())
  const dates = { ...form, end: useItemEnd(itemId), isCancelled: isOff }
  const step = signupStep(signup, dates, moment, zone)
  const itemText = useItemText(itemId, fee === 0)
  const start = useItemStart(itemId)
  const title =
    state === 'waiting' && waitingNumber !== undefined
      ? t('search.waitingNumber', { n: waitingNumber })
      : itemText(step.title)
  const item = form.items.find((one) => one.itemId === itemId)
  // Nothing is paid back for a place that nobody has paid for, or that is gone.
  const isRefundable = Boolean(fee) && (hasPlace(state) || state === 'toPay' || state === 'paid')
  const money = fee === undefined ? '' : formatFee(fee)
  const name =
    markedText(signup, 'itemName', languages) || markedText(item ?? {}, 'name', languages)
  return (
    <Columns
      side={
        <SideCard label={t('signup.side')}>
          <PanelHead as="h3">{name}</PanelHead>
          <FactRows
            details={[
              {
                name: t('signup.mine.name'),
                value: signup.name && <Untranslated key="name" text={signup.name} />,
              },
              {
                name: t('search.signupNo'),
                value: signupNo && <Untranslated key="number" text={signupNo} />,
              },
              { name: t('signup.fee'), value: money },
              {
                name: t('fee.refunds'),
                value:
                  isRefundable && refunds.length > 0 ? (
                    <RefundLines key="refunds" lines={refunds} />
                  ) : (
                    ''
                  ),
              },
              {
                name: t('signup.submittedAt'),
                value: submittedAt && <RaceTime key="submitted" time={submittedAt} />,
              },
              { name: t('search.paidAt'), value: paidAt && <RaceTime key="paid" time={paidAt} /> },
              start
                ? { name: t('signup.start'), value: <RaceTime key="race" time={start} /> }
                : {
                    name: t('signup.raceDay'),
                    value: <RaceTime key="race" time={form.raceDay} isDay />,
                  },
            ]}
          />
        </SideCard>
      }
    >
      <FormPanel id={signupId} title={title} chip={name}>
        <p className={styles.text}>{itemText(step.text)}</p>
        <dl className={styles.steps}>
          <div>
            <dt>{itemText(step.dateLabel)}</dt>
            <dd>
              <RaceTime time={step.time} isEnd={step.isEnd} />
            </dd>
          </div>
          <div>
            <dt>{t('search.next')}</dt>
            <dd>{itemText(step.next)}</dd>
          </div>
        </dl>
        <ActionRow>
          {payUrl && !isOff && (
            <Button as="a" href={payUrl} variant="primary">
              <span>{t('signup.pay', { price: formatMoney(fee ?? 0) })}</span>
              <Icon name="arrow" />
            </Button>
          )}
          {step.action === 'upload' && (
            <Button as={Link} to="/upload" variant="primary">
              {t('signup.mine.upload')}
            </Button>
          )}
          {step.action === 'card' && (
            <Button as={Link} to="/race-card" variant="primary">
              {t('signup.mine.card')}
            </Button>
          )}
          <Button variant="plain" onClick={() => window.print()}>
            <Icon name="print" size={18} />
            <span>{t('signup.print')}</span>
          </Button>
          <Button as={Link} to="/home" variant="plain">
            {t('site.backHome')}
          </Button>
        </ActionRow>
      </FormPanel>
      {consents.length > 0 && <ConsentList signup={signup} policies={form.policies} />}
    </Columns>
  )
}
