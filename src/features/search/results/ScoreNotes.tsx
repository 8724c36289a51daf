import type { Score } from '#api/race/score.ts'
import { formatMoney } from '#i18n/money.ts'
import { useText } from '#i18n/useText.ts'
import { RaceTime } from '#components/RaceTime.tsx'
import { SlottedText } from '#components/SlottedText.tsx'
import { kmText } from './raceDuration.ts'
import { legsOf } from './splits.ts'
import styles from './ScoreResult.module.css'

const REASONS = ['cutCourse', 'otherRunner', 'twoChips', 'missedCutOff'] as const

/** Notes on a result: how places are decided, what is missing, and the deadline for objections. */
export function ScoreNotes({ score }: { score: Score }) {
  const { t } = useText()
  const { state, missingMats, reason, isOfficial, officialAt, publishedAt } = score
  const outOfOrder = legsOf(score).flatMap((leg) => (leg.isOutOfOrder ? kmText(leg.km) : []))
  const known = REASONS.find((candidate) => candidate === reason)
  return (
    <ul className={styles.notes}>
      {state === 'finished' && <li>{t('scores.ranks')}</li>}
      {missingMats.length > 0 && (
        <li className={styles.noteWarning}>
          {t('scores.missing', { mats: missingMats.join(t('scores.and')) })}
        </li>
      )}
      {outOfOrder.length > 0 && (
        <li className={styles.noteWarning}>
          {t('scores.outOfOrder', { mats: outOfOrder.join(t('scores.and')) })}
        </li>
      )}
      {state && state !== 'finished' && (
        <li>{t(known ? `scores.reason.${known}` : `scores.state.${state}.text`)}</li>
      )}
      {score.isRecord && (
        <li className={styles.noteRecord}>
          {score.recordBonus
            ? t('scores.record', { bonus: formatMoney(score.recordBonus) })
            : t('scores.record.noBonus')}
        </li>
      )}
      {score.isHidden && <li>{t('scores.hidden')}</li>}
      <li>
        <SlottedText text={t(isOfficial ? 'scores.official.text' : 'scores.provisional.text')}>
          <RaceTime time={isOfficial ? publishedAt : officialAt} />
        </SlottedText>
      </li>
    </ul>
  )
}
