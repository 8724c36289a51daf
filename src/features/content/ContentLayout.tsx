import type { ReactNode } from 'react'
import { PageBanner } from '#components/page/PageBanner.tsx'
import { titleLang, titleOf } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'
import { Collection } from './Collection.tsx'
import { groupsOf, pagesBeside } from './routeGroups.ts'
import styles from './ContentLayout.module.css'

interface Props {
  routes: SiteRoute[]
  /** The open page, or the page that an open article belongs to. */
  route: SiteRoute
  isArticle?: boolean
  children: ReactNode
}

/** The area of a content page, between header and footer. */
export const ContentArea = ({ children }: { children: ReactNode }) => (
  <div className={styles.content}>{children}</div>
)

/**
 * The layout shared by the pages of a group: banner, breadcrumb, and links to the other pages, with a
 * row for each level.
 */
export function ContentLayout({ routes, route, isArticle = false, children }: Props) {
  const texts = useText()
  const { t, languages } = texts
  const titleProps = (page: SiteRoute) => ({
    title: titleOf(page, texts),
    lang: titleLang(page, languages),
  })
  const groups = groupsOf(routes, route)
  const group = groups.at(-1)
  const breadcrumb = [
    { title: t('site.home'), to: '/home' },
    ...groups.map((one) => ({ ...titleProps(one), to: one.path })),
    { ...titleProps(route), ...(isArticle && { to: route.path }) },
    ...(isArticle ? [{ title: t('route.article') }] : []),
  ]
  return (
    <ContentArea>
      <PageBanner group={route.path} breadcrumb={breadcrumb} {...titleProps(group ?? route)} />
      {[...groups.slice(1), route].map((openPage, level) => (
        <Collection
          key={level}
          label={titleOf(groups[level] ?? openPage, texts)}
          pages={pagesBeside(routes, openPage)}
          current={openPage.path}
          isPage={openPage === route && !isArticle}
        />
      ))}
      {children}
    </ContentArea>
  )
}
