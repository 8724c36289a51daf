import type { RaceItem } from '../../api/siteConfig.ts'
import { useText } from '../../i18n/useText.ts'
import { figure } from './raceWords.ts'

/** What is to be known of one event; a fact that the configuration does not give is left out. */
export function CourseFacts({ item }: { item: RaceItem }) {
  const { t, language } = useText()
  const { distanceKm, cutOff, capacity } = item
  const places = capacity && figure(capacity, language)
  const facts = [
    [distanceKm && `${distanceKm} km`, t('home.course.distance')],
    [t('home.course.mats.figure'), t('home.course.mats')],
    [t('home.course.medical.figure'), t('home.course.medical')],
    [cutOff, t('home.course.cutOff')],
    [places && t('home.course.places.figure', { places }), t('home.course.places')],
  ].filter(([value]) => value)

  return (
    <dl className="course__facts">
      {facts.map(([value, label]) => (
        <div key={label} className="course__fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
