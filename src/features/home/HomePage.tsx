import { type ComponentType, useContext } from 'react'
import { EventStatusNotice } from '#components/EventStatusNotice.tsx'
import { BlockBoundary } from '#components/page/BlockBoundary.tsx'
import { BlockFailed } from '#components/page/BlockFailed.tsx'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { SiteTitleContext } from '#components/page/SiteTitleContext.ts'
import { localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { lazyComponent } from '#lib/chunks/lazyComponent.tsx'
import { usePageReady } from '#lib/hooks/usePageReady.ts'
import { useConfig } from '#race/useRace.ts'
import { HomeCards } from './cards/HomeCards.tsx'
import { Countdown } from './countdown/Countdown.tsx'
import { Carousel } from './hero/Carousel.tsx'
import { NoticeBar } from './news/NoticeBar.tsx'
import layout from '#styles/layout.module.css'
import styles from './HomePage.module.css'

/** Everything below the first screen is a chunk of its own, loaded right after it. */
const LowerHome = lazyComponent('home-lower', () => import('./LowerHome.tsx'), {
  Waiting: () => <div className={styles.lowerWaiting} data-testid="lower-waiting" />,
  Failed: BlockFailed,
})

const EventStatus = () => <EventStatusNotice className={layout.wrap} />

const BLOCKS: [name: string, block: ComponentType][] = [
  ['event status', EventStatus],
  ['notice line', NoticeBar],
  ['carousel', Carousel],
  ['countdown', Countdown],
  ['home cards', HomeCards],
  ['lower half', LowerHome],
]

/** The home page: blocks from the configuration, each omitted if it has nothing to show. */
export function HomePage() {
  const siteTitle = useContext(SiteTitleContext)
  const { languages } = useText()
  const config = useConfig()
  const { carouselList } = config
  usePageReady()
  return (
    <div>
      {/* Not part of a slide, whose text would change while the heading has focus. */}
      <PageHeading
        className={carouselList.length > 0 ? layout.visuallyHidden : styles.title}
        title={siteTitle}
        lang={localizedLang(config, 'websiteTitle', languages)}
      />
      {BLOCKS.map(([name, Block]) => (
        <BlockBoundary key={name} name={name}>
          <Block />
        </BlockBoundary>
      ))}
    </div>
  )
}
