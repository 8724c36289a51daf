import { CourseSheet } from '../../components/course/CourseSheet.tsx'
import { CourseSwitch } from '../../components/course/CourseSwitch.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useCourseChoice } from '../../stores/course.ts'
import './CoursePanel.css'

/** Map and profile of the course, above the text about it. */
export function CoursePanel() {
  const { t, language } = useText()
  const { courseMap, course, box, items, item, choose } = useCourseChoice()
  if (!courseMap) return null
  return (
    <section className="course-panel wrap" aria-label={t('site.course.map')}>
      <div className="course-panel__head">
        <p className="course-panel__line">{localized(courseMap, 'summary', language)}</p>
        <CourseSwitch items={items} chosen={item ? items.indexOf(item) : 0} onChoose={choose} />
      </div>
      <div className="course-panel__sheet" ref={box}>
        <CourseSheet course={course} pictures={courseMap} />
      </div>
    </section>
  )
}
