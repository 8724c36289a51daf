import type { RunnerResult } from '#api/race/runnerResult.ts'
import { RaceTime } from '#components/RaceTime.tsx'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { usePrices } from '#race/usePrices.ts'
import { listText } from './listText.ts'
import { kmText } from './raceDuration.ts'
import { isRecorded, legsOf } from './splits.ts'
import { stateNote } from './stateNote.ts'
import styles from './ResultNotes.module.css'

/** Notes on a result: how places are decided, what is missing, and the deadline for objections. */
export function ResultNotes({ result }: { result: RunnerResult }) {
  const { t } = useText()
  const { formatMoney } = usePrices()
  const { state, missingMats, places, isOfficial, officialAt, publishedAt } = result
  const legs = legsOf(result)
  const outOfOrder = legs.filter((leg) => leg.isOutOfOrder)
  const kmList = (kms: number[]) => listText(kms.map(kmText), t)
  const note = stateNote(result, legs.some(isRecorded))
  const dateText = isOfficial ? 'results.official.text' : 'results.provisional.text'
  const date = isOfficial ? publishedAt : officialAt
  return (
    <ul className={styles.notes}>
      {state === 'finished' && <li>{t('results.ranks')}</li>}
      {/* Only a finisher keeps a time, and only one without a place is not ranked. */}
      {state === 'finished' && !places.overall && missingMats.length > 0 && (
        <li className={styles.noteWarning}>
          {t('results.missing', { mats: kmList(missingMats) })}
        </li>
      )}
      {outOfOrder.length > 0 && (
        <li className={styles.noteWarning}>
          {t('results.outOfOrder', { mats: kmList(outOfOrder.map(({ km }) => km)) })}
        </li>
      )}
      {note && <li>{t(note)}</li>}
      {result.isRecord && (
        <li className={styles.noteRecord}>
          {result.recordBonus
            ? t('results.record', { bonus: formatMoney(result.recordBonus) })
            : t('results.record.noBonus')}
        </li>
      )}
      {result.isHidden && <li>{t('results.hidden')}</li>}
      <li>
        {date ? (
          <Trans i18nKey={dateText} values={{ time: <RaceTime time={date} /> }} />
        ) : (
          t(`${dateText}.undated`)
        )}
      </li>
    </ul>
  )
}
