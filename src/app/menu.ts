import { firstTexts } from '../i18n/firstTexts.ts'
import type { SiteRoute } from './remoteRoutes.ts'

/** An item of the top menu with its submenu. */
export interface MenuItem {
  path: string
  title: string
  titleEn: string
  summary?: string
  summaryEn?: string
  /** An outside address, opened in a new tab. */
  href?: string
  children: MenuItem[]
}

const HOME: MenuItem = {
  path: '/home',
  title: firstTexts.zh['site.home'],
  titleEn: firstTexts.en['site.home'],
  children: [],
}

const itemOf = (route: SiteRoute, children: MenuItem[] = []): MenuItem => ({ ...route, children })

/** The menu of the visible routes; a group with one visible child shows as that child (spec §2). */
export function menuOf(routes: SiteRoute[]): MenuItem[] {
  const visible = routes.filter((route) => !route.hidden)
  const groups = visible.flatMap((route): MenuItem[] => {
    if (route.parent !== '') return []
    const children = visible.filter(({ parent }) => parent === route.path)
    const [only] = children
    if (route.view === 'layout' && !only) return []
    if (only && children.length === 1 && !route.alwaysShow) return [itemOf(only)]
    return [
      itemOf(
        route,
        children.map((child) => itemOf(child)),
      ),
    ]
  })
  return [HOME, ...groups]
}
