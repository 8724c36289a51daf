import type { Localized, Titled } from '#i18n/localized.ts'
import { normalPath } from '#lib/normalPath.ts'
import type { SiteRoute } from '#site-config/routes/siteRoute.ts'

/** An item of the top menu with its submenu, nested to any depth. */
export interface MenuItem extends Titled, Localized<'summary'> {
  /** '' for an item that only opens its submenu. */
  path: string
  /** An external URL, opened in a new tab. */
  href?: string
  children: MenuItem[]
}

const HOME: MenuItem = {
  path: '/home',
  titleKey: 'site.home',
  children: [],
}

/** The last item, which collects those that do not fit into the header. It has no page. */
export const moreItem = (children: MenuItem[]): MenuItem => ({
  path: '',
  titleKey: 'site.menu.more',
  children,
})

/**
 * The menu of the visible routes; a group with one visible child is shown as that child (spec §2).
 */
export function menuOf(routes: SiteRoute[]): MenuItem[] {
  const visible = routes.filter((route) => !route.hidden)
  const itemsOf = (group: string): MenuItem[] =>
    visible.flatMap((route): MenuItem[] => {
      if (route.parent !== group) return []
      const children = itemsOf(route.path)
      const [only] = children
      if (route.view === 'layout' && !only) return []
      return [only && children.length === 1 && !route.alwaysShow ? only : { ...route, children }]
    })
  return [HOME, ...itemsOf('')]
}

/** Whether the item or one below it has this path, in any spelling. */
export const containsPath = (item: MenuItem, path: string): boolean =>
  (path !== '' && normalPath(item.path) === normalPath(path)) ||
  item.children.some((child) => containsPath(child, path))
