import { LocalizedText } from '../LocalizedText.tsx'
import { useText } from '../../i18n/useText.ts'
import styles from './CourseSwitch.module.css'
import layout from '../../styles/layout.module.css'

interface Props {
  items: { name: string; nameEn: string; distanceKm?: number | undefined }[]
  chosen: number
  onChoose: (index: number) => void
}

/** Whether the name leaves the distance open: an event may be called "50 km". */
const isUnsaid = ({ name, distanceKm }: Props['items'][number]): boolean =>
  distanceKm !== undefined && !name.includes(String(distanceKm))

/** Selects the event whose course is shown; not rendered if there is only one. */
export function CourseSwitch({ items, chosen, onChoose }: Props) {
  const { t } = useText()
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
            onChange={() => onChoose(index)}
          />
          <LocalizedText of={item} field="name" />
          {isUnsaid(item) && ` ${item.distanceKm} km`}
        </label>
      ))}
    </fieldset>
  )
}
