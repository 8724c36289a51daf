import type { Query } from '#api/race/queries.ts'
import type { RunnerResult } from '#api/race/runnerResult.ts'
import { Icon } from '#components/Icon.tsx'
import { Card } from '#components/ui/Card.tsx'
import { Untranslated } from '#components/Untranslated.tsx'
import { useBanner } from '#components/usePicture.ts'
import { type Languages, type Localized, localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { printPart } from '#lib/printPart.ts'
import { useConfig, useRace } from '#race/useRace.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { Certificate } from '../certificate/Certificate.tsx'
import { OwnPhotos } from '../photos/OwnPhotos.tsx'
import { CompareRunners } from './compare/CompareRunners.tsx'
import { groupLabel } from './groupLabel.ts'
import { itemName } from './itemName.ts'
import { PaceChart } from './PaceChart.tsx'
import { durationText } from './raceDuration.ts'
import { ResultDetails } from './ResultDetails.tsx'
import { ResultNotes } from './ResultNotes.tsx'
import { isRecorded, legsOf } from './splits.ts'
import { SplitTable } from './SplitTable.tsx'
import styles from './ResultCard.module.css'

/** A result's race with its year, which is not repeated if the title has it. */
function raceTitle(
  config: Pick<SiteConfig, 'multipleSearchRaceList'> & Localized<'websiteTitle'>,
  { raceId, year }: Pick<RunnerResult, 'raceId' | 'year'>,
  languages: Languages,
): string {
  const listed = config.multipleSearchRaceList.find((race) => race.raceId === raceId)
  const title =
    (listed && localized(listed, 'raceName', languages)) ||
    localized(config, 'websiteTitle', languages)
  return year === undefined || title.includes(String(year)) ? title : `${title} ${year}`
}

interface Props {
  result: RunnerResult
  request: Query
}

/** A runner's result: net and gun time, places, splits and certificate. */
export function ResultCard({ result, request }: Props) {
  const { t, languages } = useText()
  const config = useConfig()
  const { id: boundTo } = useRace()
  const banner = useBanner('/score-search')
  const { name, bib, itemId, group, state, netSeconds, gunSeconds, certificateCode } = result
  const legs = legsOf(result)
  const isFinished = state === 'finished'
  const times = [
    { kind: 'net', time: durationText(netSeconds) } as const,
    { kind: 'gun', time: durationText(gunSeconds) } as const,
  ].filter(({ time }) => time !== '')

  return (
    <>
      <Card as="article" className={styles.result} data-result aria-labelledby="result-name">
        <div className={styles.head}>
          {banner && <img className={styles.art} src={banner} alt="" />}
          <p className={styles.race}>{raceTitle(config, result, languages)}</p>
          <p className={styles.who}>
            <strong id="result-name" className={styles.name}>
              <Untranslated text={name} />
            </strong>{' '}
            <span className={styles.bib} translate="no">
              {bib}
            </span>{' '}
            <span>{itemName(config, itemId, languages)}</span> <span>{groupLabel(group, t)}</span>
            <button type="button" className={styles.print} onClick={() => printPart('result')}>
              <Icon name="print" size={18} />
              <span>{t('results.print')}</span>
            </button>
          </p>
          {isFinished && times.length > 0 ? (
            <dl className={styles.times}>
              {times.map(({ kind, time }) => (
                <div key={kind}>
                  <dd className={styles[kind]}>{time}</dd>
                  <dt>{t(`results.${kind}.text`)}</dt>
                </div>
              ))}
            </dl>
          ) : (
            <p className={styles.state}>
              {t(state ? `results.state.${state}` : 'results.state.unknown')}
            </p>
          )}
        </div>
        {isFinished && <ResultDetails result={result} />}
        <ResultNotes result={result} />
        {legs.some(isRecorded) && (
          <section className={styles.splits}>
            <h2>{t('results.splits')}</h2>
            <PaceChart legs={legs} />
            <SplitTable legs={legs} isFinished={isFinished} />
          </section>
        )}
      </Card>
      <div className={styles.more}>
        {certificateCode && <Certificate request={request} bib={bib} code={certificateCode} />}
        {request.raceId === boundTo && <OwnPhotos {...request} />}
      </div>
      {state !== 'dns' && <CompareRunners result={result} raceId={request.raceId} />}
    </>
  )
}
