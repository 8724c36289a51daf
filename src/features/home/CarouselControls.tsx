import type { Slide } from '../../api/siteConfig.ts'
import { articlePath } from '../../api/siteDocument.ts'
import { Icon } from '../../components/Icon.tsx'
import { SmartLink } from '../../components/SmartLink.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { useSlideShow } from './useSlideShow.ts'
import './CarouselControls.css'

interface Props {
  slides: Slide[]
  show: ReturnType<typeof useSlideShow>
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The strip under the pictures: count, a bar a slide, pause, previous, next, and the way on. */
export function CarouselControls({ slides, show }: Props) {
  const { t, language } = useText()
  const { current, isPlaying, isRunning, goTo, toggle } = show
  const count = slides.length
  const slide = slides[current]

  return (
    <div className="wrap strip-place">
      <div className="strip" role="group" aria-label={t('home.carousel.controls')}>
        {count > 1 && (
          <>
            <p className="strip__count">
              <b>{twoDigits(current + 1)}</b> / {twoDigits(count)}
            </p>
            <div className="strip__bars">
              {slides.map((_, index) => (
                <button
                  key={index}
                  type="button"
                  className={isRunning ? 'strip__bar strip__bar--running' : 'strip__bar'}
                  aria-label={t('home.carousel.go', { n: index + 1, count })}
                  aria-current={index === current}
                  onClick={() => goTo(index)}
                />
              ))}
            </div>
            <div className="strip__buttons">
              <button
                type="button"
                className="strip__button"
                aria-label={t(isPlaying ? 'home.carousel.pause' : 'home.carousel.play')}
                onClick={toggle}
              >
                <Icon name={isPlaying ? 'pause' : 'play'} />
              </button>
              <button
                type="button"
                className="strip__button"
                aria-label={t('home.carousel.previous')}
                onClick={() => goTo(current - 1)}
              >
                <Icon name="left" />
              </button>
              <button
                type="button"
                className="strip__button"
                aria-label={t('home.carousel.next')}
                onClick={() => goTo(current + 1)}
              >
                <Icon name="right" />
              </button>
            </div>
          </>
        )}
        {slide?.jumpUrl && (
          <SmartLink to={articlePath(slide.jumpUrl)} className="strip__more">
            {t('home.carousel.more')}{' '}
            <span className="visually-hidden">{localized(slide, 'title', language)}</span>
            <Icon name="arrow" size={18} />
          </SmartLink>
        )}
      </div>
    </div>
  )
}
