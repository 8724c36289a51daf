import type { ComponentType } from 'react'
import { AdList } from '../../components/AdList.tsx'
import { BlockBoundary } from '../../components/BlockBoundary.tsx'
import { useText } from '../../i18n/useText.ts'
import { usePageReady } from '../../lib/pageReady.ts'
import { useConfig } from '../../stores/site.ts'
import { BibNotice } from './BibNotice.tsx'
import { Carousel } from './Carousel.tsx'
import { Countdown } from './Countdown.tsx'
import { CourseBlock } from './CourseBlock.tsx'
import { EntryCards } from './EntryCards.tsx'
import { FilmBlock } from './FilmBlock.tsx'
import { NewsAndSignUp } from './NewsAndSignUp.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import { PartnerBlock } from './PartnerBlock.tsx'
import { PictureMosaic } from './PictureMosaic.tsx'
import { SearchEntry } from './SearchEntry.tsx'
import { SocialMedia } from './SocialMedia.tsx'
import './HomePage.css'

const BLOCKS: [name: string, block: ComponentType][] = [
  ['notice line', NoticeLine],
  ['carousel', Carousel],
  ['countdown', Countdown],
  ['entry cards', EntryCards],
  ['news', NewsAndSignUp],
  ['bib notice', BibNotice],
  ['course', CourseBlock],
  ['search entry', SearchEntry],
  ['pictures', PictureMosaic],
  ['films', FilmBlock],
  ['partners', PartnerBlock],
  ['social media', SocialMedia],
]

/** The home page: blocks from the configuration, each absent when it has nothing to show. */
export function HomePage() {
  const { t } = useText()
  const { adListBottom } = useConfig()
  usePageReady()
  return (
    <div className="home">
      {BLOCKS.map(([name, Block]) => (
        <BlockBoundary key={name} name={name}>
          <Block />
        </BlockBoundary>
      ))}
      <AdList ads={adListBottom} label={t('site.ad.bottom')} />
    </div>
  )
}
