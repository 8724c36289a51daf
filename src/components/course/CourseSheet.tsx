import { clsx } from 'clsx'
import { type ComponentType, useEffect, useState } from 'react'
import type { Course } from '#domain/course.ts'
import { addTexts } from '#i18n/i18n.ts'
import { courseSheet as en } from '#i18n/locales/en/courseSheet.ts'
import { courseSheet as zh } from '#i18n/locales/zh/courseSheet.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import { ignore } from '#lib/report.ts'
import { BlockBoundary } from '../page/BlockBoundary.tsx'
import { Picture } from '../Picture.tsx'
import { isPhoneWindow, pictureForWindow } from './phoneWindow.ts'
import styles from './CourseSheet.module.css'

addTexts({ zh, en })

const MAP = { width: 1200, height: 430 }
const PROFILE = { width: 1200, height: 236 }

type PictureField = 'picture' | 'pictureH5' | 'profile' | 'profileH5' | 'alt'

interface Props {
  /** Undefined until it has loaded, null if there is none. */
  course: Course | null | undefined
  /** The URL of a course that could not be read, '' if there is none. */
  failed: string
  /**
   * Shown if there is no course or it cannot be drawn; in wide windows also until then. A phone does
   * not load both.
   */
  pictures: Partial<Record<PictureField | `${PictureField}En`, string>>
}

type Drawn = ComponentType<{ course: Course; label: string }>

/** Loads the code that draws a course, with its background picture. */
async function loadDrawn({ ground }: Course): Promise<Drawn> {
  const image = new Image()
  image.src = ground ? pictureForWindow(ground) : ''
  const [{ CourseMap }] = await Promise.all([
    importChunk('course map', () => import('./CourseMap.tsx')),
    ground && image.decode().catch(ignore('the map is readable without terrain')),
  ])
  return CourseMap
}

/** Map and profile: pictures first, replaced by the drawn course once all of it has loaded. */
export function CourseSheet({ course, failed, pictures }: Props) {
  const { t, languages } = useText()
  const [Drawn, setDrawn] = useState<Drawn | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!course || Drawn) return
    let isMounted = true
    loadDrawn(course)
      .then((loaded) => isMounted && setDrawn(() => loaded))
      .catch(() => isMounted && setFailed(true))
    return () => {
      isMounted = false
    }
  }, [course, Drawn])

  const picture = localized(pictures, 'picture', languages)
  const profile = localized(pictures, 'profile', languages)
  const label = localized(pictures, 'alt', languages) || t('site.course.map')
  const isComing = course !== null && !isFailed
  const shownFirst = (
    <>
      {picture && (
        <Picture
          src={picture}
          phone={localized(pictures, 'pictureH5', languages)}
          alt={label}
          className={styles.coursePicture}
          {...MAP}
        />
      )}
      {profile && (
        <Picture
          src={profile}
          phone={localized(pictures, 'profileH5', languages)}
          alt={t('site.course.profile')}
          className={clsx(styles.coursePicture, styles.profile)}
          {...PROFILE}
        />
      )}
      {isComing && <div className={styles.description} />}
      {failed && (
        <p className={styles.failed}>
          <span>{t('site.course.failed')}</span>{' '}
          <a href={failed} download>
            {t('site.course.file')}
          </a>
        </p>
      )}
    </>
  )
  if (isComing && !Drawn && isPhoneWindow()) return <div className={styles.coming} />
  if (!course || !Drawn) return shownFirst
  return (
    <BlockBoundary name="course" resetKey={course.files.at(-1)?.url ?? ''} fallback={shownFirst}>
      <Drawn course={course} label={label} />
    </BlockBoundary>
  )
}
