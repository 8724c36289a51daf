import { act, screen } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { yanling2024 } from '../../src/editions/yanling-2024/edition.ts'
import { isDeep, mutated, SEED } from '../support/mutate.ts'
import { renderSite, useFreshSite } from '../support/renderSite.tsx'
import { expectOwnReportsOnly, routes, show, TIMEOUT_MS, visit } from './rendering.ts'

useFreshSite()
beforeEach(async () => {
  await renderSite('#/i18NDemos')
})

test(
  'mutated configurations: every route shows a page with text',
  async () => {
    const runs = isDeep ? 200 : 2
    for (const config of fc.sample(mutated(yanling2024), { numRuns: runs, seed: SEED })) {
      await show(config)
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

test(
  'odd addresses: the frame remains for any of them',
  async () => {
    await show(yanling2024)
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
