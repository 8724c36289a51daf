import type { RaceItem } from '../../api/siteConfig.ts'
import { useText } from '../../i18n/useText.ts'

/** What is to be known of one event; a fact that the configuration does not give is left out. */
export function CourseFacts({ item }: { item: RaceItem }) {
  const { t, language } = useText()
  const { distanceKm, cutOff, capacity } = item
  const places = capacity && (language === 'en' ? capacity.toLocaleString('en') : capacity)
  const facts = [
    [distanceKm && `${distanceKm} km`, t('home.course.distance')],
    [t('home.course.mats.figure'), t('home.course.mats')],
    [t('home.course.medical.figure'), t('home.course.medical')],
    [cutOff, t('home.course.cutOff')],
    [places && t('home.course.places.figure', { places }), t('home.course.places')],
  ].filter(([figure]) => figure)

  return (
    <dl className="course__facts">
      {facts.map(([figure, label]) => (
        <div key={label} className="course__fact">
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
