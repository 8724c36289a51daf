import { clsx } from 'clsx'
import { CourseSheet } from '#components/course/CourseSheet.tsx'
import { CourseSwitch } from '#components/course/CourseSwitch.tsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import { useCourseChoice } from '#stores/useCourseChoice.ts'
import layout from '#styles/layout.module.css'
import styles from './CoursePanel.module.css'

/** Map and elevation profile, above the description: at first that of the event `itemId`. */
export function CoursePanel({ itemId }: { itemId: string }) {
  const { t } = useText()
  const { courseMap, course, failed, box, items, item, choose } = useCourseChoice(itemId)
  if (!courseMap) return null
  return (
    <section className={clsx(styles.coursePanel, layout.wrap)} aria-label={t('site.course.map')}>
      <div className={styles.head}>
        <p className={styles.line}>
          <LocalizedText value={courseMap} field="summary" />
        </p>
        <CourseSwitch items={items} chosen={item ? items.indexOf(item) : 0} onSelect={choose} />
      </div>
      <div className={styles.sheet} ref={box}>
        <CourseSheet course={course} failed={failed} pictures={courseMap} />
      </div>
    </section>
  )
}
