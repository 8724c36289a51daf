import { clsx } from 'clsx'
import type { Course } from '#domain/course.ts'
import { useText } from '#i18n/useText.ts'
import { CourseFiles } from './CourseFiles.tsx'
import styles from './CourseProfile.module.css'

/** In place of the profile of a course whose heights are not known. */
export function NoProfile({ files }: Pick<Course, 'files'>) {
  const { t } = useText()
  return (
    <div className={clsx(styles.courseProfile, styles.noProfile)}>
      <p className={styles.text}>{t('course.noHeights')}</p>
      <CourseFiles files={files} />
    </div>
  )
}
