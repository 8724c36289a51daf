import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { TitleText } from '#components/LocalizedText.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { documents as en } from '#i18n/locales/en/documents.ts'
import { documents as zh } from '#i18n/locales/zh/documents.ts'
import { now } from '#lib/serverClock.ts'
import { useConfig } from '#race/useRace.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { findDocument } from '#site-config/siteContent.ts'
import { isPublished } from '#site-config/siteDocument.ts'
import { ContentArea, ContentLayout } from '../ContentLayout.tsx'
import { DocumentView } from '../document/DocumentView.tsx'
import { EmptyContent } from '../EmptyContent.tsx'
import { ArticleNeighbours } from './ArticleNeighbours.tsx'
import { useNeighbours } from './useNeighbours.ts'
import styles from './ArticlePage.module.css'

addTexts({ zh, en })

export interface ArticlePageProps {
  routes: SiteRoute[]
  /** The page that the article belongs to. */
  route: SiteRoute | undefined
  /** Rendered for an unknown id. */
  notFound: ReactNode
}

/** Any document by its id, whether from a list or a page. */
export default function ArticlePage({ routes, route, notFound }: ArticlePageProps) {
  const { id = '' } = useParams()
  const article = findDocument(useConfig(), id)
  const list = useNeighbours(route, id)
  if (!article) return notFound
  if (!isPublished(article, now())) return <EmptyContent />
  if (!route) {
    return (
      <ContentArea>
        <DocumentView document={article} />
      </ContentArea>
    )
  }
  return (
    <ContentLayout routes={routes} route={route} isArticle>
      <DocumentView
        document={article}
        page={route}
        back={
          <Link to={list.path} className={styles.back}>
            <Icon name="back" size={18} />
            <TitleText value={route} />
          </Link>
        }
      >
        <ArticleNeighbours previous={list.previous} next={list.next} />
      </DocumentView>
    </ContentLayout>
  )
}
