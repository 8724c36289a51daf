import { clsx } from 'clsx'
import { Picture } from '#components/Picture.tsx'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { swipeStep, useSwipe } from '#lib/hooks/useSwipe.ts'
import { CarouselControls } from './CarouselControls.tsx'
import { CarouselText } from './CarouselText.tsx'
import { useSlides } from './useSlides.ts'
import { useSlideshow } from './useSlideshow.ts'
import layout from '#styles/layout.module.css'
import styles from './Carousel.module.css'

const WIDTH = 1920
const HEIGHT = 600

/** The cross-fading pictures at the top of the page, with the race's date (spec §2). */
export function Carousel() {
  const { t, languages } = useText()
  const slides = useSlides()
  const show = useSlideshow(Math.max(1, slides.length))
  const swipe = useSwipe((dx, dy) => {
    const step = swipeStep(dx, dy)
    if (step) show.goTo(show.current + step)
  })
  const slide = slides[show.current]
  if (!slide) return null
  const slideLabel = t('home.carousel.go', { n: show.current + 1, count: slides.length })

  return (
    <section
      className={styles.carousel}
      aria-label={t('home.carousel')}
      aria-roledescription={t('home.carousel.role')}
      {...show.pauseHandlers}
    >
      <div
        className={styles.carouselStage}
        role="group"
        aria-label={slideLabel}
        aria-roledescription={t('home.carousel.slide.role')}
        {...swipe}
      >
        {slides.map((one, index) => (
          <div
            key={index}
            className={clsx(styles.slide, index === show.current && styles.current)}
            style={{ background: one.ground }}
          >
            {show.near.has(index) && (
              <Picture
                src={one.surfacePlotUrl}
                phone={one.surfacePlotUrlH5}
                alt={localized(one, 'alt', languages)}
                width={WIDTH}
                height={HEIGHT}
                className={styles.picture}
                isFirst={index === 0}
                onReady={() => show.pictureReady(index)}
              />
            )}
          </div>
        ))}
        <CarouselText key={show.current} slide={slide} isFirst={show.current === 0} />
      </div>
      <CarouselControls slides={slides} show={show} />
      <p className={layout.visuallyHidden} role="status">
        {show.isByHand && `${slideLabel} ${localized(slide, 'title', languages)}`}
      </p>
    </section>
  )
}
