import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { findDocument, routeOfDocument } from '#site-config/siteContent.ts'
import { isPublished } from '#site-config/siteDocument.ts'
import { TitleText } from '#components/LocalizedText.tsx'
import { Icon } from '#components/Icon.tsx'
import { now } from '#lib/serverClock.ts'
import { useConfig } from '#race/useRace.ts'
import { ArticleNeighbours } from './ArticleNeighbours.tsx'
import { ContentFrame } from '../ContentFrame.tsx'
import type { ContentRoute } from '../contentRoute.ts'
import { EmptyContent } from '../EmptyContent.tsx'
import { DocumentView } from '../document/DocumentView.tsx'
import { useNeighbours } from './useNeighbours.ts'
import { addTexts } from '#i18n/i18n.ts'
import * as documentsTexts from '#i18n/texts/documents.ts'
import contentFrameStyles from '../ContentFrame.module.css'
import styles from './Article.module.css'

addTexts(documentsTexts)

export interface Props {
  routes: ContentRoute[]
  /** Rendered for an unknown id. */
  notFound: ReactNode
}

/** Any document by its id, whether from a list or a page. */
export default function ArticlePage({ routes, notFound }: Props) {
  const { id = '' } = useParams()
  const config = useConfig()
  const article = findDocument(config, id)
  const route = routeOfDocument(routes, config, id)
  const list = useNeighbours(route, id)
  if (!article) return notFound
  if (!isPublished(article, now())) return <EmptyContent />
  if (!route) {
    return (
      <div className={contentFrameStyles.content}>
        <DocumentView document={article} />
      </div>
    )
  }
  return (
    <ContentFrame routes={routes} route={route} isArticle>
      <DocumentView
        document={article}
        page={route}
        back={
          <Link to={list.path} className={styles.articleBack}>
            <Icon name="back" size={18} />
            <TitleText of={route} />
          </Link>
        }
      >
        <ArticleNeighbours previous={list.previous} next={list.next} />
      </DocumentView>
    </ContentFrame>
  )
}
