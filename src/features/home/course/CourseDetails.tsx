import { markedText } from '#components/LocalizedText.tsx'
import type { Course, Place } from '#domain/course.ts'
import { formatDistance } from '#i18n/formatDistance.ts'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { useCutOffText } from '#race/useRaceTimes.ts'
import type { RaceItem } from '#site-config/siteConfig.ts'
import styles from './CourseDetails.module.css'

interface Props {
  item: RaceItem
  course: Course | null | undefined
}

/**
 * Details of an event; those missing in the configuration are omitted. Without `courseFacts`, timing
 * mats and medical points are counted on the course.
 */
export function CourseDetails({ item, course }: Props) {
  const { t, languages } = useText()
  const { courseFacts } = useConfig()
  const cutOffOf = useCutOffText()
  const { distanceKm, climbM, capacity } = item
  const counted = (kind: Place['kind']) => {
    const count = course?.places.filter((place) => place.kind === kind).length ?? 0
    return count > 0 ? t('home.course.count', { count }) : ''
  }
  const configuredFacts = courseFacts.map((fact) => [
    markedText(fact, 'value', languages),
    markedText(fact, 'label', languages),
  ])
  const facts = [
    [distanceKm && formatDistance(distanceKm, t), t('home.course.distance')],
    [climbM && t('home.course.climb.figure', { metres: climbM }), t('home.course.climb')],
    ...(configuredFacts.length > 0
      ? configuredFacts
      : [
          [counted('mat'), t('home.course.mats')],
          [counted('medical'), t('home.course.medical')],
        ]),
    [cutOffOf(item), t('home.course.cutOff')],
    [capacity && t('home.course.places.figure', { places: capacity }), t('home.course.places')],
  ].filter(([value]) => value)

  return (
    <dl className={styles.facts}>
      {facts.map(([value, label], index) => (
        <div key={index} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
