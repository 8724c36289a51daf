import { useState } from 'react'
import { Picture } from '../../components/Picture.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { CourseFacts } from './CourseFacts.tsx'
import { CourseSwitch } from './CourseSwitch.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import { MoreLink } from './MoreLink.tsx'
import './CourseBlock.css'

/** Map and profile of the course, and what is to be known of each event on it. */
export function CourseBlock() {
  const { t, language } = useText()
  const { courseMap, raceItems } = useConfig()
  const [chosen, setChosen] = useState(0)
  if (!courseMap) return null
  const picture = localized(courseMap, 'picture', language)
  const profile = localized(courseMap, 'profile', language)
  if (!picture && !profile) return null
  const items = raceItems.filter(({ name, distanceKm }) => name || distanceKm)
  const item = items[chosen] ?? items[0]

  return (
    <HomeBlock
      title={t('home.course.heading')}
      line={localized(courseMap, 'summary', language)}
      ground="grey"
      action={
        <>
          <MoreLink to="/race-information/race-route" label={t('home.course.more')} />
          <CourseSwitch
            items={items}
            chosen={item ? items.indexOf(item) : 0}
            onChoose={setChosen}
          />
        </>
      }
    >
      <div className="course">
        {picture && (
          <Picture
            src={picture}
            alt={localized(courseMap, 'alt', language) || t('home.course.map')}
            width={1200}
            height={430}
            className="course__map"
          />
        )}
        {profile && (
          <Picture
            src={profile}
            alt={t('home.course.profile')}
            width={1200}
            height={236}
            className="course__profile"
          />
        )}
        {item && <CourseFacts item={item} />}
      </div>
    </HomeBlock>
  )
}
