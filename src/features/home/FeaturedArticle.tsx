import { Link } from 'react-router-dom'
import { articlePath, type SiteDocument } from '../../api/siteDocument.ts'
import { Picture } from '../../components/Picture.tsx'
import { localized, localizedLang } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'

/** An article with its picture, title and summary: one link over all of it. */
export function FeaturedArticle({ article }: { article: SiteDocument }) {
  const { language } = useText()
  const summary = localized(article, 'summary', language)
  return (
    <Link to={articlePath(article.id)} className="featured">
      <span className="featured__frame">
        <Picture
          key={article.picture}
          src={article.picture}
          alt=""
          width={384}
          height={376}
          className="featured__picture"
        />
      </span>
      <h3 className="featured__title" lang={localizedLang(article, 'title', language)}>
        {localized(article, 'title', language)}
      </h3>
      {summary && (
        <p className="featured__text" lang={localizedLang(article, 'summary', language)}>
          {summary}
        </p>
      )}
    </Link>
  )
}
