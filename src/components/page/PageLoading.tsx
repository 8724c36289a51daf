import { useText } from '../../i18n/useText.ts'
import styles from './PageLoading.module.css'
import layout from '../../styles/layout.module.css'

/** Placeholder while a page or its data loads; `title` becomes its hidden heading. */
export function PageLoading({ title }: { title?: string }) {
  const { t } = useText()
  return (
    <div className={styles.pageWaiting} role="status">
      {title ? (
        <h1 className={layout.visuallyHidden}>{title}</h1>
      ) : (
        <span className={layout.visuallyHidden}>{t('site.loading')}</span>
      )}
      <i className={styles.banner} />
      <i className={styles.line} />
      <i className={styles.line} />
    </div>
  )
}
