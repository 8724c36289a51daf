import type { Lookup } from '../../api/lookups.ts'
import type { Score } from '../../api/score.ts'
import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { printPart } from '../../lib/printPart.ts'
import { useConfig } from '../../stores/site.ts'
import { Certificate } from './Certificate.tsx'
import { CompareRunners } from './CompareRunners.tsx'
import { groupWords } from './groupWords.ts'
import { itemName } from './itemName.ts'
import { legsOf } from './legs.ts'
import { PaceChart } from './PaceChart.tsx'
import { OwnPhotos } from './photos/OwnPhotos.tsx'
import { clockTime } from './raceClock.ts'
import { ScoreFacts } from './ScoreFacts.tsx'
import { ScoreNotes } from './ScoreNotes.tsx'
import { SplitTable } from './SplitTable.tsx'
import { useRaceId } from '../../stores/raceId.ts'
import './ScoreAnswer.css'

interface Props {
  score: Score
  lookup: Lookup
}

/** A runner's result: both times, what ranks, places, splits, certificate. */
export function ScoreAnswer({ score, lookup }: Props) {
  const { t, language } = useText()
  const config = useConfig()
  const boundTo = useRaceId()
  const { name, bib, itemId, group, state, netSeconds, gunSeconds, certificateCode } = score
  const legs = legsOf(score)
  const isFinished = state === 'finished'

  return (
    <>
      <article className="lookup-panel score" aria-labelledby="score-name">
        <div className="score__head">
          <p className="score__race">
            {localized(config, 'websiteTitle', language)} {score.year}
          </p>
          <p className="score__who">
            <strong id="score-name" className="score__name">
              {name}
            </strong>{' '}
            <span className="score__bib">{bib}</span>{' '}
            <span>{itemName(config, itemId, language)}</span> <span>{groupWords(group, t)}</span>
            <button type="button" className="score__print" onClick={() => printPart('score')}>
              <Icon name="print" size={18} />
              {t('scores.print')}
            </button>
          </p>
          {isFinished ? (
            <dl className="score__times">
              <div>
                <dd className="score__net">{clockTime(netSeconds)}</dd>
                <dt>{t('scores.net.text')}</dt>
              </div>
              <div>
                <dd className="score__gun">{clockTime(gunSeconds)}</dd>
                <dt>{t('scores.gun.text')}</dt>
              </div>
            </dl>
          ) : (
            <p className="score__state">
              {t(state ? `scores.state.${state}` : 'scores.state.unknown')}
            </p>
          )}
        </div>
        {isFinished && <ScoreFacts score={score} />}
        <ScoreNotes score={score} />
        {legs.some(({ netSeconds: net }) => net !== undefined) && (
          <section className="score__splits">
            <h2>{t('scores.splits')}</h2>
            <p>{t('scores.splits.text')}</p>
            <PaceChart legs={legs} />
            <div className="score-table__scroll">
              <SplitTable legs={legs} isFinished={isFinished} />
            </div>
          </section>
        )}
      </article>
      <div className="score__more">
        {certificateCode && <Certificate lookup={lookup} code={certificateCode} />}
        {lookup.raceId === boundTo && <OwnPhotos {...lookup} />}
      </div>
      {state !== 'dns' && <CompareRunners score={score} raceId={lookup.raceId} />}
    </>
  )
}
