import { clsx } from 'clsx'
import { Icon } from '#components/Icon.tsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { useText } from '#i18n/useText.ts'
import type { Slide } from '#site-config/siteConfig.ts'
import { articlePath } from '#site-config/siteDocument.ts'
import type { useSlideshow } from './useSlideshow.ts'
import layout from '#styles/layout.module.css'
import styles from './CarouselControls.module.css'

interface Props {
  slides: Slide[]
  show: ReturnType<typeof useSlideshow>
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The bar below the pictures: count, one segment per slide, pause, previous, next, and a link. */
export function CarouselControls({ slides, show }: Props) {
  const { t } = useText()
  const { current, isPlaying, isRunning, goTo, toggle } = show
  const count = slides.length
  const slide = slides[current]

  return (
    <div className={clsx(layout.wrap, styles.stripPlace)}>
      <div className={styles.strip} role="group" aria-label={t('home.carousel.controls')}>
        {count > 1 && (
          <>
            <p className={styles.count}>
              <b>{twoDigits(current + 1)}</b>
              <span>{` / ${twoDigits(count)}`}</span>
            </p>
            <div className={styles.bars}>
              {slides.map((_, index) => (
                <button
                  key={index}
                  type="button"
                  className={clsx(styles.bar, isRunning && styles.barRunning)}
                  aria-label={t('home.carousel.go', { n: index + 1, count })}
                  aria-current={index === current}
                  onClick={() => goTo(index)}
                />
              ))}
            </div>
            <div className={styles.buttons}>
              <button
                type="button"
                className={styles.button}
                aria-label={t(isPlaying ? 'home.carousel.pause' : 'home.carousel.play')}
                onClick={toggle}
              >
                <Icon name={isPlaying ? 'pause' : 'play'} />
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={t('home.carousel.previous')}
                onClick={() => goTo(current - 1)}
              >
                <Icon name="left" />
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={t('home.carousel.next')}
                onClick={() => goTo(current + 1)}
              >
                <Icon name="right" />
              </button>
            </div>
          </>
        )}
        {slide?.jumpUrl && (
          <SmartLink to={articlePath(slide.jumpUrl)} className={styles.more}>
            <span>{t('home.carousel.more')}</span>{' '}
            <span className={layout.visuallyHidden}>
              <LocalizedText value={slide} field="title" />
            </span>
            <Icon name="arrow" size={18} />
          </SmartLink>
        )}
      </div>
    </div>
  )
}
