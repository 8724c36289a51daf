import { saysDistance } from '#domain/saysDistance.ts'
import { formatDistance } from '#i18n/formatDistance.ts'
import { type Localized, localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { LocalizedText } from '../LocalizedText.tsx'
import layout from '#styles/layout.module.css'
import styles from './CourseSwitch.module.css'

interface Props {
  items: (Localized<'name'> & { distanceKm?: number })[]
  chosen: number
  onSelect: (index: number) => void
}

/** Selects the event whose course is shown; not rendered if there is only one. */
export function CourseSwitch({ items, chosen, onSelect }: Props) {
  const { t, languages } = useText()
  if (items.length < 2) return null
  return (
    <fieldset className={styles.courseSwitch}>
      <legend className={layout.visuallyHidden}>{t('site.course.event')}</legend>
      {items.map((item, index) => (
        <label key={index} className={styles.choice}>
          <input
            type="radio"
            name="course-event"
            className={layout.visuallyHidden}
            checked={index === chosen}
            onChange={() => onSelect(index)}
          />
          <span>
            <LocalizedText value={item} field="name" />
            {item.distanceKm !== undefined &&
              !saysDistance(localized(item, 'name', languages), item.distanceKm) && (
                <>
                  {' '}
                  <span className={styles.distance}>{formatDistance(item.distanceKm, t)}</span>
                </>
              )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
