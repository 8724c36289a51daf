import type { Localized, Titled } from '#i18n/localized.ts'
import { decodeUri } from '#lib/decodeUri.ts'

/** What a route shows. The first three are components named in the configuration (spec §3). */
export type RouteView = 'layout' | 'document' | 'list' | 'faq' | 'goods' | 'sponsors' | 'outside'

/** A route of a content group, built-in or remote, in a flat list. */
export interface SiteRoute extends Titled, Localized<'summary'> {
  /** The router path; for an entry that is only an external link, its URL. */
  path: string
  name: string
  view: RouteView
  dataPath: string
  hidden: boolean
  activeMenu: string
  /** Id of the event whose course the page shows first; '' for the first event. */
  event: string
  alwaysShow: boolean
  /** Path of the group; '' at the top level. */
  parent: string
  /** Redirect target; '' if the route shows a page itself. */
  redirect: string
  /** The URL of an 'outside' route. */
  href?: string
}

const UNSAFE = /[?#*:\\\s]|\/\/|^\/?$/

/** Whether the router can take a path from data: no pattern, query, empty part or broken `%`. */
export const isRoutePath = (path: string): boolean => !UNSAFE.test(path) && decodeUri(path) !== null

/** Whether a route is only an external link in the menu, without a page. */
export const isOutsideLink = ({ path, href }: SiteRoute): boolean => path === href
