import { Link } from 'react-router-dom'
import { Picture } from '#components/Picture.tsx'
import { localized, localizedLang } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { articlePath, type SiteDocument } from '#site-config/siteDocument.ts'
import styles from './FeaturedArticle.module.css'

/** An article with picture, title and summary, as one link. */
export function FeaturedArticle({ article }: { article: SiteDocument }) {
  const { languages } = useText()
  const summary = localized(article, 'summary', languages)
  return (
    <Link to={articlePath(article.id)} className={styles.featured}>
      <span className={styles.frame}>
        <Picture
          key={article.picture}
          src={article.picture}
          phone={article.pictureH5}
          alt=""
          width={384}
          height={376}
          className={styles.picture}
        />
      </span>
      <h3 className={styles.title} lang={localizedLang(article, 'title', languages)}>
        {localized(article, 'title', languages)}
      </h3>
      {summary && (
        <p className={styles.text} lang={localizedLang(article, 'summary', languages)}>
          {summary}
        </p>
      )}
    </Link>
  )
}
