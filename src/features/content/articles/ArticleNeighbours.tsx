import { Link } from 'react-router-dom'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { articlePath, type SiteDocument } from '#site-config/siteDocument.ts'
import styles from './ArticleNeighbours.module.css'

interface Props {
  previous: SiteDocument | undefined
  next: SiteDocument | undefined
}

/** Links to the previous and next article in the list. */
export function ArticleNeighbours({ previous, next }: Props) {
  const { t, languages } = useText()
  if (!previous && !next) return null
  const step = (article: SiteDocument | undefined, label: string) =>
    article && (
      <Link to={articlePath(article.id)} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <span lang={localizedLang(article, 'title', languages)}>
          {localized(article, 'title', languages) || t('documents.untitled')}
        </span>
      </Link>
    )
  return (
    <nav className={styles.neighbours} aria-label={t('documents.neighbours')}>
      {step(previous, t('documents.article.previous'))}
      {step(next, t('documents.article.next'))}
    </nav>
  )
}
