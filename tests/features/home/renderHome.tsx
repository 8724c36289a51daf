import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { HttpResponse, http } from 'msw'
import { edition2024 } from '../../../src/preview/edition2024.ts'
import { operator, renderSite } from '../../support/renderSite.tsx'
import { server } from '../../support/sandboxServer.ts'

interface World {
  language?: 'zh' | 'en'
  /** Fields of the configuration that are other than the edition's. */
  change?: Record<string, unknown>
  /** A stop of the server's clock, or a moment. */
  clock?: string
}

/** The home page as a visitor finds it. */
export async function renderHome({ language = 'zh', change, clock }: World = {}) {
  if (clock) await operator.post('clock', { now: clock })
  if (change) {
    const config = { ...edition2024, ...change }
    server.use(http.get('*/site-config/*', () => HttpResponse.json(config)))
  }
  const site = await renderSite()
  if (language === 'en') await site.user.click(screen.getByRole('button', { name: 'English' }))
  const waiting = () => site.container.querySelector('.home__lower-waiting')
  await waitFor(() => expect(waiting()).toBeNull(), { timeout: 20_000 })
  return site
}

/** A block of the page by its heading. */
export const block = (name: string) => within(screen.getByRole('region', { name }))
