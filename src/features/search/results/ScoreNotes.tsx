import type { Score } from '#api/race/score.ts'
import { RaceTime } from '#components/RaceTime.tsx'
import { Trans } from '#i18n/Trans.tsx'
import { useText } from '#i18n/useText.ts'
import { usePrices } from '#race/usePrices.ts'
import { listText } from './listText.ts'
import { kmText } from './raceDuration.ts'
import { isRecorded, legsOf } from './splits.ts'
import { stateNote } from './stateNote.ts'
import styles from './ScoreNotes.module.css'

/** Notes on a result: how places are decided, what is missing, and the deadline for objections. */
export function ScoreNotes({ score }: { score: Score }) {
  const { t } = useText()
  const { formatMoney } = usePrices()
  const { state, missingMats, places, isOfficial, officialAt, publishedAt } = score
  const legs = legsOf(score)
  const outOfOrder = legs.filter((leg) => leg.isOutOfOrder)
  const kmList = (kms: number[]) => listText(kms.map(kmText), t)
  const note = stateNote(score, legs.some(isRecorded))
  const dateText = isOfficial ? 'scores.official.text' : 'scores.provisional.text'
  const date = isOfficial ? publishedAt : officialAt
  return (
    <ul className={styles.notes}>
      {state === 'finished' && <li>{t('scores.ranks')}</li>}
      {/* Only a finisher keeps a time, and only one without a place is not ranked. */}
      {state === 'finished' && !places.overall && missingMats.length > 0 && (
        <li className={styles.noteWarning}>{t('scores.missing', { mats: kmList(missingMats) })}</li>
      )}
      {outOfOrder.length > 0 && (
        <li className={styles.noteWarning}>
          {t('scores.outOfOrder', { mats: kmList(outOfOrder.map(({ km }) => km)) })}
        </li>
      )}
      {note && <li>{t(note)}</li>}
      {score.isRecord && (
        <li className={styles.noteRecord}>
          {score.recordBonus
            ? t('scores.record', { bonus: formatMoney(score.recordBonus) })
            : t('scores.record.noBonus')}
        </li>
      )}
      {score.isHidden && <li>{t('scores.hidden')}</li>}
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
