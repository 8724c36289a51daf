import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect } from 'vitest'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { operator, renderSite } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

interface World {
  language?: 'zh' | 'en'
  /** Overrides fields of the edition's configuration. */
  change?: Record<string, unknown>
  /** A stop of the server's clock, or a time. */
  now?: string
}

/** Renders the home page as a visitor sees it. */
export async function renderHome({ language = 'zh', change, now }: World = {}) {
  if (now) await operator.post('clock', { now })
  if (change) {
    const config = { ...yanling2024, ...change }
    server.use(http.get('*/site-config/*', () => HttpResponse.json(config)))
  }
  const site = await renderSite()
  if (language === 'en') await site.user.click(screen.getByRole('button', { name: 'English' }))
  const waiting = () => within(site.container).queryByTestId('lower-waiting')
  await waitFor(() => expect(waiting()).toBeNull())
  return site
}

/** A block of the page, by its heading. */
export const block = (name: string) => within(screen.getByRole('region', { name }))
