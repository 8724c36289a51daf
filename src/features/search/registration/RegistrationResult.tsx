import { useId, useState } from 'react'
import type { DocumentCredentials } from '#api/race/credentials.ts'
import type { Query } from '#api/race/queries.ts'
import { hasPlace, type RegistrationStatus } from '#api/race/registration.ts'
import { RaceTime } from '#components/RaceTime.tsx'
import { RefundLines } from '#components/RefundLines.tsx'
import { Card } from '#components/ui/Card.tsx'
import { FactList } from '#components/ui/FactList.tsx'
import { Untranslated } from '#components/Untranslated.tsx'
import { raceNow } from '#domain/raceDates.ts'
import { useText } from '#i18n/useText.ts'
import { useItemText } from '#race/useItemText.ts'
import { usePrices } from '#race/usePrices.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import { useRaceTimes } from '#race/useRaceTimes.ts'
import { useRefunds } from '#race/useRefunds.ts'
import { useWaveStart } from '#race/useWaveStart.ts'
import { ResultFacts, ResultHead } from '../ResultHead.tsx'
import { itemName } from '../results/itemName.ts'
import { BallotDraw } from './BallotDraw.tsx'
import { ballotStep } from './ballotStep.ts'
import { RegistrationDetails } from './RegistrationDetails.tsx'
import styles from './RegistrationResult.module.css'

interface Props {
  status: RegistrationStatus
  request: Query<DocumentCredentials>
}

/** The status of a sign-up: state, one sentence, one date and the next step. */
export function RegistrationResult({ status, request }: Props) {
  const { t, languages } = useText()
  const { zone } = useRace()
  const { formatFee, formatMoney } = usePrices()
  const config = useConfig()
  const { name, signupNo, cardNumber, itemId, fee, refund, bib, pen, waitingNumber } = status
  const itemText = useItemText(itemId, fee === 0)
  const headingId = useId()
  const [moment] = useState(() => raceNow(zone))
  const refunds = useRefunds(moment)
  const isRefundable = Boolean(fee) && hasPlace(status.state) && refunds.length > 0
  const wave = useWaveStart(itemId, pen)
  const step = ballotStep(status, moment, zone, useRaceTimes().signupEnd)

  return (
    <Card aria-labelledby={headingId}>
      <ResultHead
        id={headingId}
        who={
          <>
            <Untranslated text={name} /> <span>{itemName(config, itemId, languages)}</span>
          </>
        }
        state={
          <>
            <span>{itemText(step.name)}</span>
            {status.state === 'waiting' && waitingNumber !== undefined && (
              <span className={styles.number}>
                {t('search.waitingNumber', { n: waitingNumber })}
              </span>
            )}
          </>
        }
        text={itemText(step.text)}
      />
      <dl className={styles.steps}>
        <div>
          <dt>{itemText(step.dateName)}</dt>
          <dd>
            <RaceTime time={step.time} />
          </dd>
        </div>
        <div>
          <dt>{t('search.next')}</dt>
          <dd>{itemText(step.next)}</dd>
        </div>
      </dl>
      <ResultFacts>
        <FactList
          details={[
            {
              name: t('search.signupNo'),
              value: signupNo && <Untranslated key="signupNo" text={signupNo} />,
            },
            {
              name: t('search.cardNumber'),
              value: cardNumber && <Untranslated key="cardNumber" text={cardNumber} />,
            },
            { name: t('search.bib'), value: bib && <Untranslated key="bib" text={bib} /> },
            { name: t('search.pen'), value: pen },
            { name: t('search.wave'), value: wave && <RaceTime key="wave" time={wave} /> },
            { name: t('search.fee'), value: fee === undefined ? '' : formatFee(fee) },
            {
              name: t('fee.refunds'),
              value: isRefundable ? <RefundLines key="refunds" lines={refunds} /> : '',
            },
            { name: t('search.refund'), value: refund ? formatMoney(refund) : '' },
          ]}
        />
        <RegistrationDetails request={request} status={status} />
      </ResultFacts>
      {status.draw && <BallotDraw draw={status.draw} />}
    </Card>
  )
}
