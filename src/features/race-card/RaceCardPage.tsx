import { Link } from 'react-router-dom'
import { Icon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { CalendarLink } from './CalendarLink.tsx'
import { RaceCardSheet } from './RaceCardSheet.tsx'
import { addTexts } from '../../i18n/i18n.ts'
import * as raceCardTexts from '../../i18n/texts/raceCard.ts'
import './RaceCardPage.css'

addTexts(raceCardTexts)

const BANNER = '/edition-2024/banner-race.avif'
const EMPTY_PICTURE = '/edition-2024/empty-state.svg'

/** The race-day card: what a runner needs that morning, on one page, on paper too. */
export default function RaceCardPage() {
  const { t } = useText()
  const { raceCard } = useConfig()
  const title = t('route.raceCard')
  if (!raceCard) {
    return (
      <Notice title={t('raceCard.empty')} text={t('raceCard.empty.text')} picture={EMPTY_PICTURE}>
        <Link className="button button--pine" to="/home">
          {t('site.backHome')}
        </Link>
      </Notice>
    )
  }
  return (
    <>
      <PageBanner
        picture={BANNER}
        pathLabel={t('raceCard.path')}
        path={[{ title: t('site.home'), to: '/home' }, { title }]}
        title={title}
        line={t('raceCard.line')}
        isHeading
      />
      <div className="race-card-page wrap">
        <div className="race-card-page__actions">
          <CalendarLink />
          <button type="button" className="button button--plain" onClick={() => window.print()}>
            <Icon name="print" size={20} />
            {t('raceCard.print')}
          </button>
        </div>
        <RaceCardSheet card={raceCard} />
      </div>
    </>
  )
}
