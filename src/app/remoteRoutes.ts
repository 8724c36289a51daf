import type { RouteEntry } from '../api/routeEntry.ts'
import { normalPath } from '../lib/normalPath.ts'
import { report } from '../lib/report.ts'

/** What a route shows. The first three can be asked for by the configuration (spec §3). */
export type RouteView = 'layout' | 'document' | 'list' | 'goods' | 'sponsors' | 'outside'

/** A route of a content group, built in or remote, in a flat list. */
export interface SiteRoute {
  path: string
  name: string
  view: RouteView
  title: string
  titleEn: string
  summary: string
  summaryEn: string
  dataPath: string
  hidden: boolean
  activeMenu: string
  alwaysShow: boolean
  /** Path of the group, '' at the top. */
  parent: string
  /** Where the path leads on to; '' when it shows something itself. */
  redirect: string
  /** The outside address of an 'outside' route. */
  href?: string
}

const VIEWS = new Map<string, RouteView>([
  ['layout', 'layout'],
  ['document view', 'document'],
  ['document list view', 'list'],
])
const UNSAFE = /[?#*:\\\s]|\/\/|^\/?$/

const join = (parent: string, path: string) =>
  path.startsWith('/') ? path : `${parent}/${path}`.replace(/\/+/g, '/')

function flatten(entry: RouteEntry, parent: string): SiteRoute[] {
  const path = join(parent || '/', entry.path)
  const view = VIEWS.get(entry.component)
  if (!view || UNSAFE.test(path)) {
    report(`route ${path} is unknown to the site and was dropped`)
    return []
  }
  const { hidden, activeMenu, dataPath, title, titleEn, summary, summaryEn } = entry.meta
  const children = entry.children.flatMap((child) => flatten(child, path))
  const first = children.find((child) => child.parent === path && !child.hidden) ?? children[0]
  const redirect = entry.redirect ? join(path, entry.redirect) : (first?.path ?? '')
  const own: SiteRoute = {
    path,
    name: entry.name,
    view,
    title,
    titleEn,
    summary,
    summaryEn,
    dataPath,
    hidden,
    activeMenu,
    alwaysShow: entry.alwaysShow,
    parent,
    redirect: view === 'layout' ? redirect : '',
  }
  return [own, ...children]
}

/** Drops what redirects in circles or to nowhere, and shortens every redirect to its end. */
function settleRedirects(routes: SiteRoute[]): SiteRoute[] {
  const byPath = new Map(routes.map((route) => [normalPath(route.path), route]))
  const end = (route: SiteRoute, seen: Set<SiteRoute>): string => {
    if (!route.redirect) return route.view === 'layout' ? '' : route.path
    const next = byPath.get(normalPath(route.redirect))
    return !next || seen.has(next) ? '' : end(next, seen.add(next))
  }
  return routes.flatMap((route) => {
    if (route.view !== 'layout') return [route]
    const redirect = end(route, new Set([route]))
    if (!redirect) report(`route ${route.path} leads nowhere and was dropped`)
    return redirect ? [{ ...route, redirect }] : []
  })
}

/**
 * Turns the configuration's route entries into a flat list: unknown components are dropped,
 * `taken` paths and the first of two equal ones win, redirects are settled (spec §2).
 */
export function readRemoteRoutes(entries: RouteEntry[], taken: readonly string[]): SiteRoute[] {
  const seen = new Set(taken.map(normalPath))
  const routes = entries
    .flatMap((entry) => flatten(entry, ''))
    .filter(({ path }) => {
      const isNew = !seen.has(normalPath(path))
      if (!isNew) report(`route ${path} is taken and was dropped`)
      seen.add(normalPath(path))
      return isNew
    })
  return settleRedirects(routes)
}
