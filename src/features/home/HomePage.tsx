import type { ComponentType } from 'react'
import { BlockBoundary } from '../../components/BlockBoundary.tsx'
import { lazyPage } from '../../lib/lazyPage.tsx'
import { usePageReady } from '../../lib/pageReady.ts'
import { Carousel } from './Carousel.tsx'
import { Countdown } from './Countdown.tsx'
import { EntryCards } from './EntryCards.tsx'
import { NoticeLine } from './NoticeLine.tsx'
import { PartFailed } from './PartFailed.tsx'
import './HomePage.css'

/** What stands below the first screen comes in a file of its own, right after it. */
const LowerHome = lazyPage('home-lower', () => import('./LowerHome.tsx'), {
  Waiting: () => <div className="home__lower-waiting" />,
  Failed: PartFailed,
})

const BLOCKS: [name: string, block: ComponentType][] = [
  ['notice line', NoticeLine],
  ['carousel', Carousel],
  ['countdown', Countdown],
  ['entry cards', EntryCards],
  ['lower half', LowerHome],
]

/** The home page: blocks from the configuration, each absent when it has nothing to show. */
export function HomePage() {
  usePageReady()
  return (
    <div className="home">
      {BLOCKS.map(([name, Block]) => (
        <BlockBoundary key={name} name={name}>
          <Block />
        </BlockBoundary>
      ))}
    </div>
  )
}
