import type { ComponentType } from 'react'
import { AdList } from '#components/AdList.tsx'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import type { Season } from '#domain/season.ts'
import { addTexts } from '#i18n/i18n.ts'
import { homeLower as en } from '#i18n/locales/en/homeLower.ts'
import { homeLower as zh } from '#i18n/locales/zh/homeLower.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { HomeSearch } from './cards/HomeSearch.tsx'
import { useSeason } from './countdown/useSeason.ts'
import { CourseBlock } from './course/CourseBlock.tsx'
import { PictureMosaic } from './gallery/PictureMosaic.tsx'
import { BibNotice } from './news/BibNotice.tsx'
import { NewsAndSignup } from './news/NewsAndSignup.tsx'
import { PartnerBlock } from './partners/PartnerBlock.tsx'
import { SocialMedia } from './SocialMedia.tsx'
import { VideoBlock } from './videos/VideoBlock.tsx'
import styles from './LowerHome.module.css'

addTexts({ zh, en })

const BLOCKS: [name: string, block: ComponentType][] = [
  ['news', NewsAndSignup],
  ['bib notice', BibNotice],
  ['course', CourseBlock],
  ['home search', HomeSearch],
  ['pictures', PictureMosaic],
  ['videos', VideoBlock],
  ['partners', PartnerBlock],
  ['social media', SocialMedia],
]

/** The blocks that come first in a season; the others keep their order. */
const FIRST: Partial<Record<Season, string[]>> = {
  raceDay: ['course'],
  live: ['course'],
  after: ['home search', 'pictures', 'videos'],
}

/** The blocks in the order of a season. */
function blocksIn(season: Season | undefined) {
  const first = (season && FIRST[season]) ?? []
  const rank = ([name]: (typeof BLOCKS)[number]) => (first.includes(name) ? 0 : 1)
  return BLOCKS.toSorted((a, b) => rank(a) - rank(b))
}

/** The home page below its first screen. */
export default function LowerHome() {
  const { t } = useText()
  const { adListBottom } = useConfig()
  const { season } = useSeason()
  return (
    <>
      {blocksIn(season).map(([name, Block]) => (
        <BlockBoundary key={name} name={name}>
          <Block />
        </BlockBoundary>
      ))}
      <AdList ads={adListBottom} label={t('home.ad.bottom')} className={styles.ads} />
    </>
  )
}
