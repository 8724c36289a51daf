import { type ComponentType, useEffect, useState } from 'react'
import { addTexts } from '../../i18n/i18n.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import type { Course } from '../../lib/course.ts'
import { ignore } from '../../lib/report.ts'
import { BlockBoundary } from '../BlockBoundary.tsx'
import { Picture } from '../Picture.tsx'
import './CourseSheet.css'

const MAP = { width: 1200, height: 430 }
const PROFILE = { width: 1200, height: 236 }

type PictureField = 'picture' | 'profile' | 'alt'

interface Props {
  course: Course | undefined
  /** Shown until the course is there, and when it never is. */
  pictures: Partial<Record<PictureField | `${PictureField}En`, string>>
}

type Drawn = ComponentType<{ course: Course; label: string }>

/** Loads what draws a course, with its words and its ground. */
async function loadDrawn({ ground }: Course): Promise<Drawn> {
  const image = new Image()
  image.src = ground?.picture ?? ''
  const [{ CourseMap }, texts] = await Promise.all([
    import('./CourseMap.tsx'),
    import('../../i18n/texts/course.ts'),
    ground && image.decode().catch(ignore('a map without its ground is a map')),
  ])
  addTexts(texts)
  return CourseMap
}

/** Map and profile: pictures first, the drawn course in the same boxes when all of it is there. */
export function CourseSheet({ course, pictures }: Props) {
  const { t, language } = useText()
  const [Drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    if (!course || Drawn) return
    let isHere = true
    loadDrawn(course)
      .then((loaded) => isHere && setDrawn(() => loaded))
      .catch(ignore('the pictures stay'))
    return () => {
      isHere = false
    }
  }, [course, Drawn])

  const picture = localized(pictures, 'picture', language)
  const profile = localized(pictures, 'profile', language)
  const label = localized(pictures, 'alt', language) || t('site.course.map')
  const shownFirst = (
    <>
      {picture && <Picture src={picture} alt={label} className="course-picture" {...MAP} />}
      {profile && (
        <Picture
          src={profile}
          alt={t('site.course.profile')}
          className="course-picture course-picture--profile"
          {...PROFILE}
        />
      )}
    </>
  )
  if (!course || !Drawn) return shownFirst
  return (
    <BlockBoundary
      name="course"
      resetKey={course.files.at(-1)?.address ?? ''}
      fallback={shownFirst}
    >
      <Drawn course={course} label={label} />
    </BlockBoundary>
  )
}
