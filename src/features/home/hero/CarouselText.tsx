import { clsx } from 'clsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { Slide } from '#site-config/siteConfig.ts'
import { RaceDate } from './RaceDate.tsx'
import layout from '#styles/layout.module.css'
import styles from './CarouselText.module.css'

/** A slide's text and the race's date. */
export function CarouselText({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const { languages } = useText()
  const title = localized(slide, 'title', languages)
  const overline = localized(slide, 'overline', languages)
  return (
    <div className={clsx(layout.wrap, styles.hero, styles[slide.tone])}>
      <div className={clsx(styles.lettering, !isFirst && styles.letteringEnters)}>
        {overline && (
          <div className={styles.overline} lang={localizedLang(slide, 'overline', languages)}>
            {overline}
          </div>
        )}
        {title && (
          <div className={styles.title} lang={localizedLang(slide, 'title', languages)}>
            {title}
          </div>
        )}
      </div>
      <div className={styles.lockUp}>
        <div className={styles.ground} style={{ background: slide.ground }} />
        <RaceDate />
      </div>
    </div>
  )
}
