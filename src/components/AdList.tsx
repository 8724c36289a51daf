import { localized } from '../i18n/localized.ts'
import { useText } from '../i18n/useText.ts'
import { Picture } from './Picture.tsx'
import { SmartLink } from './SmartLink.tsx'
import './AdList.css'

const WIDTH = 1200
const HEIGHT = 120

/** A banner in both languages. */
export interface Banner {
  surfacePlotUrl: string
  surfacePlotUrlEn: string
  jumpUrl: string
  jumpUrlEn: string
  alt: string
  altEn: string
}

/** Advertisement banners, each a link where it has one for the language (spec §2). */
export function AdList({ ads, label }: { ads: Banner[]; label: string }) {
  const { language } = useText()
  if (ads.length === 0) return null
  return (
    <aside className="ads" aria-label={label}>
      {ads.map((ad, index) => {
        const alt = localized(ad, 'alt', language) || label
        return (
          <SmartLink key={index} to={localized(ad, 'jumpUrl', language)} className="ads__item">
            <Picture
              src={localized(ad, 'surfacePlotUrl', language)}
              alt={alt}
              width={WIDTH}
              height={HEIGHT}
            />
          </SmartLink>
        )
      })}
    </aside>
  )
}
