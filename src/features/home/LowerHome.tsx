import type { ComponentType } from 'react'
import { AdList } from '../../components/AdList.tsx'
import { BlockBoundary } from '../../components/BlockBoundary.tsx'
import { addTexts } from '../../i18n/i18n.ts'
import * as lowerTexts from '../../i18n/texts/homeLower.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { BibNotice } from './BibNotice.tsx'
import { CourseBlock } from './CourseBlock.tsx'
import { FilmBlock } from './FilmBlock.tsx'
import { NewsAndSignUp } from './NewsAndSignUp.tsx'
import { PartnerBlock } from './PartnerBlock.tsx'
import { PictureMosaic } from './PictureMosaic.tsx'
import { SearchEntry } from './SearchEntry.tsx'
import { SocialMedia } from './SocialMedia.tsx'

addTexts(lowerTexts)

const BLOCKS: [name: string, block: ComponentType][] = [
  ['news', NewsAndSignUp],
  ['bib notice', BibNotice],
  ['course', CourseBlock],
  ['search entry', SearchEntry],
  ['pictures', PictureMosaic],
  ['films', FilmBlock],
  ['partners', PartnerBlock],
  ['social media', SocialMedia],
]

/** The home page below its first screen. */
export default function LowerHome() {
  const { t } = useText()
  const { adListBottom } = useConfig()
  return (
    <>
      {BLOCKS.map(([name, Block]) => (
        <BlockBoundary key={name} name={name}>
          <Block />
        </BlockBoundary>
      ))}
      <AdList ads={adListBottom} label={t('site.ad.bottom')} />
    </>
  )
}
