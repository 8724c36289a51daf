import type { RaceItem } from '../../api/siteConfig.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'

interface Props {
  items: RaceItem[]
  chosen: number
  onChoose: (index: number) => void
}

/** Chooses the event whose facts stand under the course; absent when there is no choice. */
export function CourseSwitch({ items, chosen, onChoose }: Props) {
  const { t, language } = useText()
  if (items.length < 2) return null
  return (
    <fieldset className="course-switch">
      <legend className="visually-hidden">{t('home.course.event')}</legend>
      {items.map((item, index) => (
        <label key={index} className="course-switch__choice">
          <input
            type="radio"
            name="course-event"
            className="visually-hidden"
            checked={index === chosen}
            onChange={() => onChoose(index)}
          />
          {localized(item, 'name', language)} {item.distanceKm}
        </label>
      ))}
    </fieldset>
  )
}
