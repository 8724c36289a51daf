import { clsx } from 'clsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { Course, Place } from '../../domain/course.ts'
import { CourseDescription } from './CourseDescription.tsx'
import { cutOffText } from './cutOffText.ts'
import { placeRows } from './placeRows.ts'
import styles from './PlaceTable.module.css'

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** Makes the table focusable so that the keyboard can scroll it. */
function reachByKey(element: HTMLElement | null) {
  if (element) element.tabIndex = 0
}

/** Every place on the course as a table and in sentences, for visitors who cannot see the map. */
export function PlaceTable({ course }: { course: Course }) {
  const { t, language } = useText()
  const textsFor = (place: Place) => {
    const kind = t(`course.kind.${place.kind}`)
    const name = localized(place, 'name', language)
    return name ? t('course.named', { kind, name }) : kind
  }
  const listed = ([first = '', ...more]: string[]) =>
    [first, ...more.map(lowerFirst)].join(t('course.join'))
  return (
    <div
      ref={reachByKey}
      className={styles.courseTable}
      role="region"
      aria-label={t('course.table')}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('course.table.km')}</th>
            <th scope="col">{t('course.table.height')}</th>
            <th scope="col">{t('course.table.what')}</th>
            <th scope="col">{t('course.table.cutOff')}</th>
          </tr>
        </thead>
        <tbody>
          {placeRows(course).map(({ km, height, places, cutOff }) => (
            <tr key={km} className={clsx(cutOff && styles.closing)}>
              <th scope="row">{t('course.km', { km })}</th>
              <td>{t('course.metres', { metres: height })}</td>
              <td>{listed(places.map(textsFor))}</td>
              <td>{cutOffText(cutOff, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CourseDescription course={course} />
    </div>
  )
}
