import { clsx } from 'clsx'
import type { Course } from '#domain/course.ts'
import { formatDistance } from '#i18n/formatDistance.ts'
import { useText } from '#i18n/useText.ts'
import { cutOffText } from './cutOffText.ts'
import { placeRows } from './placeRows.ts'
import { usePlaceTexts } from './usePlaceTexts.ts'
import styles from './PlaceTable.module.css'

/** Makes the table focusable so that the keyboard can scroll it. */
function makeFocusable(element: HTMLElement | null) {
  if (element) element.tabIndex = 0
}

interface Props {
  course: Course
  /** Without columns, for a narrow page. */
  isList: boolean
}

/** Every place on the course as a table or list, for visitors who cannot see the map. */
export function PlaceTable({ course, isList }: Props) {
  const { t } = useText()
  const textOf = usePlaceTexts()
  const rows = placeRows(course).map(({ km, height, places, cutOff }) => ({
    km,
    distance: formatDistance(km, t),
    height: t('course.height', { metres: height }),
    what: textOf(places),
    cutOff: cutOffText(cutOff, t),
  }))
  if (isList) {
    return (
      <ol className={styles.list} aria-label={t('course.table')}>
        {rows.map(({ km, distance, height, what, cutOff }) => (
          <li key={km} className={clsx(styles.place, cutOff && styles.closing)}>
            <strong className={styles.distance}>{distance}</strong>
            {course.hasHeights && (
              <span className={styles.height}>{t('course.list.height', { height })}</span>
            )}
            <span className={styles.what}>{what}</span>
            {cutOff && <strong>{t('course.cutOff', { time: cutOff })}</strong>}
          </li>
        ))}
      </ol>
    )
  }
  return (
    <div ref={makeFocusable} className={styles.table} role="region" aria-label={t('course.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('course.table.km')}</th>
            {course.hasHeights && <th scope="col">{t('course.table.height')}</th>}
            <th scope="col">{t('course.table.what')}</th>
            <th scope="col">{t('course.table.cutOff')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ km, distance, height, what, cutOff }) => (
            <tr key={km} className={clsx(cutOff && styles.closing)}>
              <th scope="row">{distance}</th>
              {course.hasHeights && <td>{height}</td>}
              <td>{what}</td>
              <td>{cutOff}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
