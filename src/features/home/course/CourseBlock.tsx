import { CourseSheet } from '#components/course/CourseSheet.tsx'
import { CourseSwitch } from '#components/course/CourseSwitch.tsx'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import { usePathOf } from '#race/usePathOf.ts'
import { useCourseChoice } from '#stores/useCourseChoice.ts'
import { HomeBlock } from '../HomeBlock.tsx'
import { MoreLink } from '../MoreLink.tsx'
import { CourseDetails } from './CourseDetails.tsx'
import styles from './CourseBlock.module.css'

/** Map and elevation profile of the course, with details of each event. */
export function CourseBlock() {
  const { t } = useText()
  const page = usePathOf()('raceInformation.raceRoute')
  const { courseMap, course, failed, box, items, item, choose } = useCourseChoice()
  if (!courseMap) return null

  return (
    <HomeBlock
      title={t('home.course.heading')}
      subtitle={<LocalizedText value={courseMap} field="summary" />}
      background="grey"
      action={
        <>
          {page && <MoreLink to={page} label={t('home.course.more')} />}
          <CourseSwitch items={items} chosen={item ? items.indexOf(item) : 0} onSelect={choose} />
        </>
      }
    >
      <div className={styles.course} ref={box}>
        <CourseSheet course={course} failed={failed} pictures={courseMap} />
        {item && <CourseDetails item={item} course={course} />}
      </div>
    </HomeBlock>
  )
}
