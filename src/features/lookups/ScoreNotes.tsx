import type { Score } from '../../api/score.ts'
import { useText } from '../../i18n/useText.ts'
import { RaceTime } from '../../components/RaceTime.tsx'

const REASONS = ['cutCourse', 'otherRunner', 'twoChips'] as const

/** What has to be said beside the figures: what ranks, what is missing, until when to object. */
export function ScoreNotes({ score }: { score: Score }) {
  const { t } = useText()
  const { state, missingMats, reason, isOfficial, officialAt, publishedAt } = score
  const known = REASONS.find((candidate) => candidate === reason)
  return (
    <ul className="score__notes">
      {state === 'finished' && <li>{t('scores.ranks')}</li>}
      {missingMats.length > 0 && (
        <li className="score__note--warning">
          {t('scores.missing', { mats: missingMats.join(t('scores.and')) })}
        </li>
      )}
      {state && state !== 'finished' && (
        <li>{t(known ? `scores.reason.${known}` : `scores.state.${state}.text`)}</li>
      )}
      {score.isRecord && (
        <li className="score__note--record">
          {t('scores.record', { yuan: score.recordBonus ?? 0 })}
        </li>
      )}
      {score.isHidden && <li>{t('scores.hidden')}</li>}
      <li>
        {t(isOfficial ? 'scores.official.text' : 'scores.provisional.text')}{' '}
        <RaceTime time={isOfficial ? publishedAt : officialAt} />
      </li>
    </ul>
  )
}
