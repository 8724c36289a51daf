import type { Course } from '#domain/course.ts'
import { useText } from '#i18n/useText.ts'
import styles from './CourseFiles.module.css'

/** The course's files to download. */
export function CourseFiles({ files }: Pick<Course, 'files'>) {
  const { t } = useText()
  return (
    <p className={styles.files}>
      <span>{t('course.files')}</span>
      {files.map(({ format, url }) => (
        <a key={format} href={url} download aria-label={t('course.file', { format })}>
          {format}
        </a>
      ))}
    </p>
  )
}
