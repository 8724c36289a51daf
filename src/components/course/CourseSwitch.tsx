import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import './CourseSwitch.css'

interface Props {
  items: { name: string; nameEn: string; distanceKm?: number | undefined }[]
  chosen: number
  onChoose: (index: number) => void
}

/** Chooses the event whose course is shown; absent when there is no choice. */
export function CourseSwitch({ items, chosen, onChoose }: Props) {
  const { t, language } = useText()
  if (items.length < 2) return null
  return (
    <fieldset className="course-switch">
      <legend className="visually-hidden">{t('site.course.event')}</legend>
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
