import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { findDocument, routeOfDocument } from '../../api/siteContent.ts'
import { Icon } from '../../components/Icon.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { useConfig } from '../../stores/site.ts'
import { ArticleNeighbours } from './ArticleNeighbours.tsx'
import { ContentFrame } from './ContentFrame.tsx'
import type { ContentRoute } from './contentRoute.ts'
import { DocumentView } from './DocumentView.tsx'
import { useListOf } from './useListOf.ts'
import { addTexts } from '../../i18n/i18n.ts'
import * as documentsTexts from '../../i18n/texts/documents.ts'

addTexts(documentsTexts)

interface Props {
  routes: ContentRoute[]
  /** The page for an id that no document has. */
  notFound: ReactNode
}

/** Any document by its id, from lists and from pages. */
export default function ArticlePage({ routes, notFound }: Props) {
  const { id = '' } = useParams()
  const { language } = useText()
  const config = useConfig()
  const article = findDocument(config, id)
  const route = routeOfDocument(routes, config, id)
  const list = useListOf(route, id)
  if (!article) return notFound
  if (!route) {
    return (
      <div className="content">
        <DocumentView document={article} />
      </div>
    )
  }
  return (
    <ContentFrame routes={routes} route={route} isArticle>
      <DocumentView
        document={article}
        back={
          <Link to={list.path} className="article-back">
            <Icon name="back" size={18} />
            {localized(route, 'title', language)}
          </Link>
        }
      >
        <ArticleNeighbours previous={list.previous} next={list.next} />
      </DocumentView>
    </ContentFrame>
  )
}
