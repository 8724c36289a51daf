import { CourseSheet } from '../../components/course/CourseSheet.tsx'
import { CourseSwitch } from '../../components/course/CourseSwitch.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useCourseChoice } from '../../stores/course.ts'
import { CourseFacts } from './CourseFacts.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import { MoreLink } from './MoreLink.tsx'
import './CourseBlock.css'

/** Map and profile of the course, and what is to be known of each event on it. */
export function CourseBlock() {
  const { t, language } = useText()
  const { courseMap, course, box, items, item, choose } = useCourseChoice()
  if (!courseMap) return null

  return (
    <HomeBlock
      title={t('home.course.heading')}
      line={localized(courseMap, 'summary', language)}
      ground="grey"
      action={
        <>
          <MoreLink to="/race-information/race-route" label={t('home.course.more')} />
          <CourseSwitch items={items} chosen={item ? items.indexOf(item) : 0} onChoose={choose} />
        </>
      }
    >
      <div className="course" ref={box}>
        <CourseSheet course={course} pictures={courseMap} />
        {item && <CourseFacts item={item} />}
      </div>
    </HomeBlock>
  )
}
