import { CourseSheet } from '../../components/course/CourseSheet.tsx'
import { CourseSwitch } from '../../components/course/CourseSwitch.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useCourseChoice } from '../../stores/course.ts'
import './CourseSection.css'

/** The drawn course above the document about it. */
export function CourseSection() {
  const { t, language } = useText()
  const { courseMap, course, box, items, item, choose } = useCourseChoice()
  if (!courseMap) return null

  return (
    <section className="course-section" aria-label={t('home.course.map')} ref={box}>
      <div className="course-section__head">
        <p>{localized(courseMap, 'summary', language)}</p>
        <CourseSwitch items={items} chosen={item ? items.indexOf(item) : 0} onChoose={choose} />
      </div>
      <div className="course-section__sheet">
        <CourseSheet course={course} pictures={courseMap} />
      </div>
    </section>
  )
}
