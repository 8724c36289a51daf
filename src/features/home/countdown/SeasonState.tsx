import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { daysLeft, formatRaceTime } from '#domain/raceDates.ts'
import type { Texts } from '#i18n/TextContext.ts'
import { useText } from '#i18n/useText.ts'
import type { Race } from '#race/race.ts'
import { useRace } from '#race/useRace.ts'
import { ModuleType } from '#site-config/siteConfig.ts'
import { CountdownText } from './CountdownText.tsx'
import { daySpan, deadline } from './raceLabels.ts'
import type { SeasonNow } from './useSeason.ts'
import styles from './SeasonState.module.css'

function deadlineText({ times: { signupEnd }, moment }: SeasonNow, texts: Texts, race: Race) {
  if (signupEnd === undefined) return ''
  const time = deadline(signupEnd, texts, race)
  return texts.t('home.season.open.text', { time, count: daysLeft(signupEnd, moment, race.zone) })
}

/** The season in a few words: a label and a date. */
function seasonTexts(
  seasonNow: SeasonNow,
  texts: Texts,
  race: Race,
): { label: string; text?: string | false } {
  const { t } = texts
  const { season, step, times } = seasonNow
  const { signupStart, signupEnd, ballot, kitPickUp, end, results } = times
  const at = (ms: number | undefined) => formatRaceTime(ms, t('site.format.dayTime'), race.zone)
  switch (season) {
    case undefined:
      return { label: '' }
    case 'announced':
      return {
        label: t('home.season.announced'),
        text: daySpan(signupStart, signupEnd, t, race.zone),
      }
    case 'open':
      return { label: t('home.season.open'), text: deadlineText(seasonNow, texts, race) }
    case 'lastDay':
      return {
        label: t('home.season.lastDay'),
        text:
          signupEnd !== undefined &&
          t('home.season.lastDay.text', { time: deadline(signupEnd, texts, race) }),
      }
    case 'closed':
      return {
        label: t('home.season.closed'),
        text: ballot !== undefined && t('home.season.closed.ballot', { time: at(ballot) }),
      }
    case 'drawn':
      return { label: t('home.season.drawn'), text: t('home.season.drawn.text') }
    case 'kitPickUp':
      return {
        label: t('home.season.kitPickUp'),
        text: t('home.season.kitPickUp.text', { time: at(kitPickUp) }),
      }
    case 'raceDay':
      return { label: t('home.season.raceDay') }
    case 'live':
      return {
        label: t('home.season.live'),
        text: end !== undefined && t('home.season.live.text', { time: at(end) }),
      }
    case 'after': {
      const published = step && 'moduleType' in step ? step.moduleType : undefined
      if (published === ModuleType.score) return { label: t('home.season.results') }
      if (published === ModuleType.photo) return { label: t('home.season.photos') }
      return results === undefined
        ? { label: '' }
        : {
            label: t('home.season.awaited'),
            text: t('home.season.awaited.text', { time: at(results) }),
          }
    }
  }
}

/** Where the race is in its year, and the next step if that is a page. */
export function SeasonState({ seasonNow }: { seasonNow: SeasonNow }) {
  const texts = useText()
  const { label, text } = seasonTexts(seasonNow, texts, useRace())
  const page = seasonNow.step && 'path' in seasonNow.step ? seasonNow.step : undefined
  if (!label && !page) return null
  return (
    <div className={styles.season}>
      <div>
        {label && <p className={styles.state}>{label}</p>}
        {text && <CountdownText>{text}</CountdownText>}
      </div>
      {page && (
        <Link to={page.path} className={styles.step} data-testid="next-step">
          <span>{texts.t(page.titleKey)}</span> <Icon name="arrow" size={18} />
        </Link>
      )}
    </div>
  )
}
