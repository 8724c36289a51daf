import { act, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { SCRIPT_LINKS } from '../../e2e/payloads/schemes.ts'
import { siteConfigSchema } from '../../src/api/siteConfig.ts'
import { PAGE_PATHS, siteRoutes } from '../../src/app/siteRoutes.ts'
import { keepHashTidy } from '../../src/app/tidyHash.ts'
import { parse } from '../../src/lib/parse.ts'
import { edition2024 } from '../../src/preview/edition2024.ts'
import { siteChanged } from '../../src/stores/site.ts'
import { renderSite, useFreshSite } from '../support/renderSite.tsx'
import { takeReports } from '../support/setup.ts'
import { isDeep, mutated, SEED } from './mutate.ts'

const TIMEOUT_MS = 1_800_000
const routes = [
  ...PAGE_PATHS,
  ...siteRoutes(parse(siteConfigSchema, edition2024))
    .filter(({ redirect }) => !redirect)
    .map(({ path }) => path),
]

keepHashTidy()
/** The site's own reports may come; React's warnings, but for one about jsdom's age, may not. */
function expectOwnReportsOnly() {
  const others = takeReports().filter((report) => !/^\[site\]|is unrecognized/.test(report))
  expect(others).toEqual([])
}

useFreshSite()
beforeEach(async () => {
  await renderSite('#/i18NDemos')
})

async function show(config: unknown) {
  await act(async () =>
    siteChanged({
      kind: 'open',
      raceId: 'race-2024',
      config: parse(siteConfigSchema, config),
      source: 'published',
    }),
  )
}

async function visit(path: string) {
  await act(async () => {
    location.hash = `#${path}`
  })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-ready', ''), {
    timeout: 20_000,
  })
}

test(
  'mutated configurations: on every route there is a page with words',
  async () => {
    const runs = isDeep ? 300 : 2
    for (const config of fc.sample(mutated(edition2024), { numRuns: runs, seed: SEED })) {
      await show(config)
      for (const path of routes) {
        await visit(path)
        expect(document.body, path).toHaveTextContent(/\S/)
        expect(document.body, path).not.toHaveTextContent(/\[object Object\]|undefined|NaN|\{\{/)
        if (path !== '/i18NDemos') expect(screen.getAllByRole('banner')[0]).toBeVisible()
      }
      expectOwnReportsOnly()
    }
  },
  TIMEOUT_MS,
)

const LINK_KEY = /url|link|src|href|logo|picture|image|img|poster|video|icon|code|file|path/i
const LINK = /^(?:https?:\/\/|\/|#)/

/** A configuration that has `link` in every field that can hold one; routes keep their paths. */
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
/** What the site makes itself: the place of a picture that waits, the calendar's file. */
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

test(
  'script in every field that holds a link: none gets into the page',
  async () => {
    const step = isDeep ? 1 : Math.ceil(SCRIPT_LINKS.length / 3)
    for (const link of SCRIPT_LINKS.filter((_, index) => index % step === 0)) {
      await show(withLinks(edition2024, link))
      for (const path of routes) {
        await visit(path)
        expect(unsafe(), `${path} with ${link}`).toEqual([])
      }
      expectOwnReportsOnly()
    }
  },
  TIMEOUT_MS,
)

test(
  'odd addresses: the frame stands, whatever is asked for',
  async () => {
    await show(edition2024)
    const hash = fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.constant('/article/%'))
    for (const path of fc.sample(hash, { numRuns: isDeep ? 300 : 20, seed: SEED })) {
      await act(async () => {
        location.hash = `#${path}`
      })
      expect(screen.getAllByRole('banner')[0]).toBeVisible()
      expectOwnReportsOnly()
    }
  },
  TIMEOUT_MS,
)
