import type { Course, Place } from '#domain/course.ts'
import { type CourseSection, courseSections } from '#domain/courseSections.ts'
import { formatDistance } from '#i18n/formatDistance.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { cutOffText } from './cutOffText.ts'
import styles from './CourseDescription.module.css'

const DECIMALS = 10
const rounded = (km: number) => Math.round(km * DECIMALS) / DECIMALS

/** The course in sentences, for visitors who read rather than look. Closed until it is opened. */
export function CourseDescription({ course }: { course: Course }) {
  const { t, languages } = useText()
  const markOf = (place: Place) => {
    const km = place.km ?? 0
    const name = localized(place, 'name', languages)
    return name ? t('course.mark', { kind: name, km }) : formatDistance(km, t)
  }
  const placesOf = ({ places, cutOffs }: CourseSection) => [
    ...places.map(({ kind, there }) =>
      t('course.description.places', {
        kind: t(`course.kind.${kind}`),
        places: there.map(markOf).join(t('course.join')),
      }),
    ),
    ...cutOffs.map(({ km, cutOff }) =>
      t('course.description.cutOff', { km, time: cutOffText(cutOff, t) }),
    ),
  ]
  return (
    <details className={styles.description}>
      <summary className={styles.summary}>{t('course.description')}</summary>
      <ol className={styles.sections}>
        {courseSections(course).map((section) => (
          <li key={section.from}>
            <strong>
              {t('course.description.section', { from: section.from, to: rounded(section.to) })}
            </strong>{' '}
            {course.hasHeights && (
              <span>
                {t('course.description.heights', {
                  climb: section.climb,
                  descent: section.descent,
                  highest: section.highest.height,
                  km: rounded(section.highest.km),
                })}
              </span>
            )}
            <ul className={styles.places}>
              {placesOf(section).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}
