import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { Course, Place } from '../../lib/course.ts'
import { placeRows } from './placeRows.ts'
import './PlaceTable.css'

const lowerFirst = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1)

/** The keyboard scrolls the table too. */
function reachByKey(element: HTMLElement | null) {
  if (element) element.tabIndex = 0
}

/** Every place on the course in words, for those who do not see the map. */
export function PlaceTable({ course }: { course: Course }) {
  const { t, language } = useText()
  const wordsFor = (place: Place) => {
    const kind = t(`course.kind.${place.kind}`)
    const name = localized(place, 'name', language)
    return name ? t('course.named', { kind, name }) : kind
  }
  const listed = ([first = '', ...more]: string[]) =>
    [first, ...more.map(lowerFirst)].join(t('course.join'))
  return (
    <div ref={reachByKey} className="course-table" role="region" aria-label={t('course.table')}>
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
            <tr key={km} className={cutOff ? 'course-table__closing' : ''}>
              <th scope="row">{t('course.km', { km })}</th>
              <td>{t('course.metres', { metres: height })}</td>
              <td>{listed(places.map(wordsFor))}</td>
              <td>{cutOff}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
