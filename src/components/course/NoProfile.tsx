import type { Course } from '#domain/course.ts'
import { useText } from '#i18n/useText.ts'
import { CourseFiles } from './CourseFiles.tsx'
import { ProfileText } from './ProfileText.tsx'
import styles from './NoProfile.module.css'

/** In place of the profile of a course whose heights are not known. */
export function NoProfile({ files }: Pick<Course, 'files'>) {
  const { t } = useText()
  return (
    <div className={styles.noProfile}>
      <ProfileText>{t('course.noHeights')}</ProfileText>
      <CourseFiles files={files} />
    </div>
  )
}
