import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useSwipe } from '../../lib/useSwipe.ts'
import { useConfig } from '../../stores/site.ts'
import { CarouselControls } from './CarouselControls.tsx'
import { CarouselText } from './CarouselText.tsx'
import { useSlideShow } from './useSlideShow.ts'
import './Carousel.css'

const WIDTH = 1920
const HEIGHT = 600

/** The pictures at the head of the page, cross-fading, with the race's date (spec §2). */
export function Carousel() {
  const { t, language } = useText()
  const config = useConfig()
  const { carouselList: slides } = config
  const show = useSlideShow(Math.max(1, slides.length))
  const swipe = useSwipe((step) => show.goTo(show.current + step))
  const siteTitle = localized(config, 'websiteTitle', language)
  const slide = slides[show.current]
  if (!slide) return <h1 className="visually-hidden">{siteTitle}</h1>
  const place = t('home.carousel.go', { n: show.current + 1, count: slides.length })

  return (
    <section
      className="carousel"
      aria-label={t('home.carousel')}
      aria-roledescription={t('home.carousel.role')}
      {...show.held}
    >
      <div
        className="carousel__stage"
        role="group"
        aria-label={place}
        aria-roledescription={t('home.carousel.slide.role')}
        {...swipe.handlers}
      >
        {slides.map((one, index) => (
          <div
            key={index}
            className={index === show.current ? 'slide slide--current' : 'slide'}
            style={{ background: one.ground }}
          >
            {show.near.has(index) && (
              <Picture
                src={one.surfacePlotUrl}
                alt={localized(one, 'alt', language)}
                width={WIDTH}
                height={HEIGHT}
                className="slide__picture"
                isFirst={index === 0}
              />
            )}
          </div>
        ))}
        <CarouselText key={show.current} slide={slide} siteTitle={siteTitle} />
      </div>
      <CarouselControls slides={slides} show={show} />
      <p className="visually-hidden" role="status">
        {show.isByHand && `${place} ${localized(slide, 'title', language)}`}
      </p>
    </section>
  )
}
