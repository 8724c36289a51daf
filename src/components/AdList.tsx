import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { isWithinPeriod } from '#lib/period.ts'
import { now } from '#lib/serverClock.ts'
import { Picture } from './Picture.tsx'
import { SmartLink } from './SmartLink.tsx'
import styles from './AdList.module.css'

const SIZE = { width: 1200, height: 120 }

/** A banner in every language. */
export interface Banner {
  surfacePlotUrl: string
  surfacePlotUrlEn: string
  jumpUrl: string
  jumpUrlEn: string
  alt: string
  altEn: string
  /** Epoch ms; without them the banner is always shown. */
  validFrom?: number
  validUntil?: number
}

interface Props {
  ads: Banner[]
  label: string
  /** The strip at the top, always as wide as the window. */
  isStrip?: boolean
  className?: string
  /** Rendered next to the banners if there are any. */
  children?: ReactNode
}

/**
 * Advertisement banners, linked if there is a link for the language (spec §2). Those without a
 * picture or outside their period are left out.
 */
export function AdList({ ads, label, isStrip = false, className = '', children }: Props) {
  const { languages } = useText()
  const moment = now()
  const shown = ads.filter(
    (ad) => safeSource(localized(ad, 'surfacePlotUrl', languages)) && isWithinPeriod(ad, moment),
  )
  if (shown.length === 0) return null
  return (
    <div
      className={clsx(styles.ads, isStrip && styles.strip, className)}
      role="group"
      aria-label={label}
    >
      {shown.map((ad, index) => {
        const src = localized(ad, 'surfacePlotUrl', languages)
        const alt = localized(ad, 'alt', languages) || label
        return (
          <SmartLink key={index} to={localized(ad, 'jumpUrl', languages)} className={styles.item}>
            {isStrip && (
              <Picture
                src={src}
                alt=""
                className={clsx(styles.picture, styles.background)}
                {...SIZE}
              />
            )}
            <Picture src={src} alt={alt} className={styles.picture} {...SIZE} />
            <span className={styles.altText}>{alt}</span>
          </SmartLink>
        )
      })}
      {children}
    </div>
  )
}
