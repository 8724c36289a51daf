import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { normalizeHashOnChange } from '#app/router/normalizeHash.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { parse } from '#lib/parse.ts'
import { pages } from '#site-config/pages.ts'
import { siteRoutes } from '#site-config/routes/siteRoutes.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { setSite } from '#stores/site.ts'
import { takeReports } from '../support/setup.ts'

/** For tests that visit every route for many configurations. */
export const TIMEOUT_MS = 1_800_000

/**
 * Every route of the site, apart from redirects, and from the pages that are the same for every
 * configuration: the list of all texts, which is slow, and the organiser's page.
 */
export const routes = [
  ...pages.map(({ path }) => path).filter((path) => path !== '/i18NDemos' && path !== '/organiser'),
  ...siteRoutes(parse(siteConfigSchema, yanling2024))
    .filter(({ redirect }) => !redirect)
    .map(({ path }) => path),
]

normalizeHashOnChange()

/** Allows the site's own reports, but no React warnings except one due to jsdom's age. */
export function expectOwnReportsOnly() {
  const others = takeReports().filter((report) => !/^\[site\]|is unrecognized/.test(report))
  expect(others).toEqual([])
}

/** Replaces the configuration of the rendered site. */
export async function show(config: unknown) {
  await act(async () =>
    setSite({
      kind: 'open',
      raceId: 'race-2024',
      config: parse(siteConfigSchema, config),
      source: 'published',
    }),
  )
}

/** Opens a route and waits until its page is ready. */
export async function visit(path: string) {
  await act(async () => {
    location.hash = `#${path}`
  })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-ready', ''))
}
