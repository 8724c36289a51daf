import type { Slide } from '../../api/siteConfig.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { DateLockUp } from './DateLockUp.tsx'
import './CarouselText.css'

/** A slide's lettering; its title is the page's first heading. */
export function CarouselText({ slide, siteTitle }: { slide: Slide; siteTitle: string }) {
  const { language } = useText()
  const title = localized(slide, 'title', language)
  const overline = localized(slide, 'overline', language)
  return (
    <div className={`wrap hero hero--${slide.tone}`}>
      <div className="hero__lettering">
        {overline && <p className="hero__overline">{overline}</p>}
        <h1 className={title ? 'hero__title' : 'visually-hidden'}>{title || siteTitle}</h1>
      </div>
      <DateLockUp />
    </div>
  )
}
