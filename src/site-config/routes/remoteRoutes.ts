import { LANGUAGES } from '#i18n/languages.ts'
import { safeLink } from '#lib/html/safeLink.ts'
import { normalPath } from '#lib/normalPath.ts'
import type { RouteEntry } from '../routeEntry.ts'
import { isOutsideLink, isRoutePath, type RouteView, type SiteRoute } from './siteRoute.ts'

const VIEWS = new Map<string, RouteView>([
  ['layout', 'layout'],
  ['document view', 'document'],
  ['document list view', 'list'],
])
const join = (parent: string, path: string) =>
  path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/+/g, '/')

/** Takes sentences about entries that are left out. */
export type Log = (what: string) => void

/** An entry and those below it. An entry that is left out leaves its children to its `parent`. */
function flatten(entry: RouteEntry, log: Log, parent: string, base = parent): SiteRoute[] {
  const href = safeLink(entry.path)
  const path = href ?? join(base || '/', entry.path)
  const view = href ? 'outside' : VIEWS.get(entry.component)
  const { meta } = entry
  const isNamed = LANGUAGES.some(({ suffix }) => meta[`title${suffix}`])
  if (!view || (href ? !isNamed : !isRoutePath(path))) {
    log(`route ${path} is unknown to the site and was dropped`)
    return entry.children.flatMap((child) => flatten(child, log, parent, path))
  }
  const route: SiteRoute = {
    ...meta,
    path,
    name: entry.name,
    view,
    alwaysShow: entry.alwaysShow,
    parent,
    redirect: '',
    ...(href && { href }),
  }
  if (href) return [route]
  const children = entry.children.flatMap((child) => flatten(child, log, path))
  return [view === 'layout' ? withRedirect(route, entry.redirect, children) : route, ...children]
}

/**
 * A group redirects to the path it names, else to its first page. One with external links only
 * becomes the first link.
 */
function withRedirect(group: SiteRoute, redirect: string, children: SiteRoute[]): SiteRoute {
  if (redirect) return { ...group, redirect: join(group.path, redirect) }
  const pages = children.filter((child) => !isOutsideLink(child))
  const first = pages.find(({ parent, hidden }) => parent === group.path && !hidden) ?? pages[0]
  const href = children.find((child) => isOutsideLink(child) && !child.hidden)?.href
  if (!first && href) return { ...group, view: 'outside', href }
  return { ...group, redirect: first?.path ?? '' }
}

/**
 * Resolves redirects to their final path. A circular or dead one leads to the group's first page; a
 * group without any is dropped.
 */
function resolveRedirects(routes: SiteRoute[], log: Log): SiteRoute[] {
  const byPath = new Map(routes.map((route) => [normalPath(route.path), route]))
  const end = (route: SiteRoute, seen: Set<SiteRoute>): string => {
    if (!route.redirect) return route.view === 'layout' ? '' : route.path
    const next = byPath.get(normalPath(route.redirect))
    return !next || seen.has(next) ? '' : end(next, seen.add(next))
  }
  const firstPage = (group: SiteRoute) =>
    routes
      .filter((route) => route.parent === group.path && !route.hidden && !isOutsideLink(route))
      .map((route) => end(route, new Set([group, route])))
      .find(Boolean)
  return routes.flatMap((route) => {
    if (route.view !== 'layout') return [route]
    const named = end(route, new Set([route]))
    const redirect = named || firstPage(route)
    if (!named)
      log(`route ${route.path} leads ${redirect ? `to ${redirect}` : 'nowhere and was dropped'}`)
    return redirect ? [{ ...route, redirect }] : []
  })
}

/**
 * Turns the configuration's route entries into a flat list (spec §2): external URLs become menu
 * links, unknown components and other schemes are dropped, `reserved` paths and the first of two equal
 * ones win, redirects are resolved.
 */
export function readRemoteRoutes(
  entries: RouteEntry[],
  reserved: readonly string[],
  log: Log,
): SiteRoute[] {
  const seen = new Set(reserved.map(normalPath))
  const routes = entries
    .flatMap((entry) => flatten(entry, log, ''))
    .filter((route) => {
      const key = isOutsideLink(route) ? route.path : normalPath(route.path)
      const isNew = !seen.has(key)
      if (!isNew) log(`route ${route.path} is taken and was dropped`)
      seen.add(key)
      return isNew
    })
  return resolveRedirects(routes, log)
}
