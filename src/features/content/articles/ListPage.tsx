import { clsx } from 'clsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { PageHeading } from '#components/page/PageHeading.tsx'
import { localized, titleLang, titleOf } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { now } from '#lib/serverClock.ts'
import { useConfig } from '#race/useRace.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { documentsAt } from '#site-config/siteContent.ts'
import { newestFirst } from '#site-config/siteDocument.ts'
import { EmptyContent } from '../EmptyContent.tsx'
import { PageLinks } from '../PageLinks.tsx'
import { ArticleItem } from './ArticleItem.tsx'
import { ARTICLES_PER_PAGE, pageCount, pageFromQuery } from './pageNumbers.ts'
import layout from '#styles/layout.module.css'
import styles from './ListPage.module.css'

/** The articles of a route, ten per page (spec §2 "Content route groups"). */
export function ListPage({ route }: { route: SiteRoute }) {
  const texts = useText()
  const { t, languages } = texts
  const config = useConfig()
  const [moment] = useState(now)
  const articles = useMemo(
    () => newestFirst(documentsAt(config, route.dataPath), moment),
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
  const first = (page - 1) * ARTICLES_PER_PAGE
  const hasSummary = localized(route, 'summary', languages) !== ''
  return (
    <section className={clsx(styles.list, layout.wrap)}>
      <header className={styles.head}>
        <PageHeading
          ref={title}
          className={styles.title}
          title={titleOf(route, texts)}
          lang={titleLang(route, languages)}
        />
        {hasSummary && (
          <p className={styles.subtitle}>
            <LocalizedText value={route} field="summary" />
          </p>
        )}
        <p className={styles.count}>
          <span>{t('documents.list.count', { count: articles.length })}</span>
          {pages > 1 && <span>{` ${t('documents.list.page', { page, pages })}`}</span>}
        </p>
      </header>
      <ul className={styles.items}>
        {articles.slice(first, first + ARTICLES_PER_PAGE).map((article, index) => (
          <ArticleItem key={first + index} article={article} moment={moment} />
        ))}
      </ul>
      <PageLinks current={page} pages={pages} />
    </section>
  )
}
