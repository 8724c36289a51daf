import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { SCRIPT_LINKS } from '../support/payloads/schemes.ts'
import { renderSite, freshSiteEachTest } from '../support/renderSite.tsx'
import { server } from '../support/sandboxServer.ts'
import { isDeep, isLongRun } from '../support/suite.ts'
import { expectOwnReportsOnly, routes, show, TIMEOUT_MS, visit } from './rendering.ts'

freshSiteEachTest()
beforeEach(async () => {
  await renderSite('#/i18NDemos')
})

const LINK_KEY = /url|link|src|href|logo|picture|image|img|poster|video|icon|code|file|path/i
const LINK = /^(?:https?:\/\/|\/|#)/

/** A configuration with `link` in every field that can contain one; routes keep their paths. */
const withLinks = (value: unknown, link: string, key = ''): unknown => {
  if (key === 'path' || key === 'dataPath') return value
  if (Array.isArray(value)) return value.map((one) => withLinks(one, link, key))
  if (typeof value === 'string') return LINK_KEY.test(key) || LINK.test(value) ? link : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withLinks(one, link, name)]),
  )
}

const CARRIERS = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href']
const SAFE = /^(?:https?:\/\/|\/(?![/\\])|#|tel:[\d-]+$|mailto:[\w.@-]+$|$)/
/** Created by the site itself: the placeholder of a deferred picture, and the calendar file. */
const OWN =
  /^data:(?:image\/svg\+xml,%3Csvg xmlns='http:\/\/www\.w3\.org\/2000\/svg'\/%3E$|text\/calendar;)|^blob:/

const unsafe = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    CARRIERS.flatMap((name) => {
      const value = element.getAttribute(name)
      return value === null || SAFE.test(value) || OWN.test(value)
        ? []
        : [`${element.tagName} ${name}=${value}`]
    }),
  )

test.runIf(isLongRun)(
  'scripts in every link field: none gets into the page',
  async () => {
    // After a slash, a link is a file of this site, which may be requested.
    server.use(
      http.get(
        ({ request }) => SCRIPT_LINKS.includes(new URL(request.url).pathname),
        () => new HttpResponse(null, { status: 404 }),
      ),
    )
    const step = isDeep ? 1 : Math.ceil(SCRIPT_LINKS.length / 3)
    for (const link of SCRIPT_LINKS.filter((_, index) => index % step === 0)) {
      await show(withLinks(yanling2024, link))
      for (const path of routes) {
        await visit(path)
        expect(unsafe(), `${path} with ${link}`).toEqual([])
      }
      expectOwnReportsOnly()
    }
  },
  TIMEOUT_MS,
)
