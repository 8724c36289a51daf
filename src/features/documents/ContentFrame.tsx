import type { ReactNode } from 'react'
import { PageBanner } from '../../components/PageBanner.tsx'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { Collection } from './Collection.tsx'
import { bannerOf, type ContentRoute, groupOf, pagesBeside } from './contentRoute.ts'
import './ContentFrame.css'

interface Props {
  routes: ContentRoute[]
  /** The page that is open, or that an open article belongs to. */
  route: ContentRoute
  isArticle?: boolean
  children: ReactNode
}

/** What the pages of a group have in common: banner, the way to them, the choice between them. */
export function ContentFrame({ routes, route, isArticle = false, children }: Props) {
  const { t, language } = useText()
  const titleOf = (page: ContentRoute) => localized(page, 'title', language)
  const group = groupOf(routes, route)
  const path = [
    { title: t('site.home'), to: '/home' },
    ...(group ? [{ title: titleOf(group), to: group.path }] : []),
    { title: titleOf(route), ...(isArticle && { to: route.path }) },
    ...(isArticle ? [{ title: t('route.article') }] : []),
  ]
  return (
    <div className="content">
      <PageBanner
        picture={bannerOf(route.path)}
        pathLabel={t('documents.path')}
        path={path}
        title={titleOf(group ?? route)}
      />
      <Collection
        label={titleOf(group ?? route)}
        pages={pagesBeside(routes, route)}
        current={route.path}
        isArticle={isArticle}
      />
      {children}
    </div>
  )
}
