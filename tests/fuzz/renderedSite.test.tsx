import { act, screen } from '@testing-library/react'
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { yanling2024 as road } from '#editions/yanling-2024/edition.ts'
import { config as trail } from '#sandbox/editions/kirigadake-2025/config.ts'
import { mutated, SEED } from '../support/mutate.ts'
import { renderSite, freshSiteEachTest } from '../support/renderSite.tsx'
import { server } from '../support/sandboxServer.ts'
import { isDeep, isLongRun } from '../support/suite.ts'
import { expectOwnReportsOnly, routes, show, TIMEOUT_MS, visit } from './rendering.ts'

freshSiteEachTest()
beforeEach(async () => {
  // The address of a file may be mutated into one of a page.
  const page = /\/\/localhost:\d+\/(?:$|%2F|__proto__|article|home|news-notice|race-information)/
  server.use(http.get(page, () => new HttpResponse(null, { status: 404 })))
  await renderSite('#/i18NDemos')
})

test.each([
  ['the marathon', road],
  ...(isLongRun ? [['the trail race', trail] as const] : []),
] as const)(
  'mutated configurations of %s: every route shows a page with text',
  async (_, config) => {
    const runs = isDeep ? 100 : 1
    for (const one of fc.sample(mutated(config), { numRuns: runs, seed: SEED })) {
      await show(one)
      for (const path of routes) {
        await visit(path)
        expect(document.body, path).toHaveTextContent(/\S/)
        expect(document.body, path).not.toHaveTextContent(/\[object Object\]|undefined|NaN|\{\{/)
        expect(screen.getAllByRole('banner')[0]).toBeVisible()
      }
      expectOwnReportsOnly()
    }
  },
  TIMEOUT_MS,
)

test.runIf(isLongRun)(
  'odd addresses: the frame remains for any of them',
  async () => {
    await show(road)
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
