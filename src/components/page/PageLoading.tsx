import { useText } from '#i18n/useText.ts'
import layout from '#styles/layout.module.css'
import styles from './PageLoading.module.css'

interface Props {
  /** Becomes the hidden heading. */
  title?: string
  /** The title's language, if it is not the page's. */
  lang?: string
}

/** Placeholder while a page or its data loads. */
export function PageLoading({ title, lang }: Props) {
  const { t } = useText()
  return (
    <div className={styles.pageWaiting} role="status">
      {title ? (
        <h1 className={layout.visuallyHidden} lang={lang}>
          {title}
        </h1>
      ) : (
        <span className={layout.visuallyHidden}>{t('site.loading')}</span>
      )}
      <i className={styles.banner} />
      <i className={styles.line} />
      <i className={styles.line} />
    </div>
  )
}
