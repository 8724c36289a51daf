import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { documentsAt, inListOrder } from '../../api/siteContent.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { now } from '../../lib/serverClock.ts'
import { useConfig } from '../../stores/site.ts'
import { ArticleItem } from './ArticleItem.tsx'
import type { ContentRoute } from './contentRoute.ts'
import { EmptyContent } from './EmptyContent.tsx'
import { PageLinks } from './PageLinks.tsx'
import { PAGE_SIZE, pageCount, pageFromQuery } from './pageNumbers.ts'
import './ListPage.css'

/** The articles of a route, ten to a page (spec §2 "list pages of articles"). */
export function ListPage({ route }: { route: ContentRoute }) {
  const { t, language } = useText()
  const config = useConfig()
  const [moment] = useState(now)
  const articles = useMemo(
    () => inListOrder(documentsAt(config, route.dataPath), moment),
    [config, route.dataPath, moment],
  )
  const [params] = useSearchParams()
  const pages = pageCount(articles.length)
  const page = pageFromQuery(params.get('page'), pages)

  const title = useRef<HTMLHeadingElement>(null)
  const seenPage = useRef(page)
  useEffect(() => {
    if (seenPage.current === page) return
    seenPage.current = page
    title.current?.focus()
  }, [page])

  if (articles.length === 0) return <EmptyContent isList />
  const first = (page - 1) * PAGE_SIZE
  const summary = localized(route, 'summary', language)
  return (
    <section className="article-list wrap">
      <header className="article-list__head">
        <h1 ref={title} tabIndex={-1} className="article-list__title">
          {localized(route, 'title', language)}
        </h1>
        {summary && <p className="article-list__line">{summary}</p>}
        <p className="article-list__count">
          {t('documents.list.count', { count: articles.length })}
          {pages > 1 && <span> {t('documents.list.page', { page, pages })}</span>}
        </p>
      </header>
      <ul className="article-list__items">
        {articles.slice(first, first + PAGE_SIZE).map((article, index) => (
          <ArticleItem key={first + index} article={article} moment={moment} />
        ))}
      </ul>
      <PageLinks current={page} pages={pages} />
    </section>
  )
}
