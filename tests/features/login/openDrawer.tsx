import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { HttpResponse, http } from 'msw'
import { operator, renderSite } from '../../support/renderSite.tsx'
import { server } from '../../support/sandboxServer.ts'

/** The drawer as a visitor opens it, over the page that is not found. */
export async function openDrawer() {
  // Nothing moves, so that what is shown is there at once.
  const query = window.matchMedia.bind(window)
  window.matchMedia = (media) =>
    Object.assign(query(media), { matches: media.includes('reduced-motion') })
  const site = await renderSite('#/nowhere')
  await site.user.click(screen.getByRole('button', { name: '请登录' }))
  const dialog = await screen.findByRole('dialog', { name: '登录' }, { timeout: 20_000 })
  const drawer = within(dialog)
  const { user } = site
  const field = (label: string) => drawer.getByLabelText(label)
  return {
    ...site,
    drawer,
    field,
    type: async (label: string, words: string) => {
      await user.clear(field(label))
      await user.type(field(label), words)
    },
    press: async (name: string | RegExp) => user.click(drawer.getByRole('button', { name })),
    choose: async (name: string) => user.click(drawer.getByRole('tab', { name: new RegExp(name) })),
    tick: async () => user.click(drawer.getByRole('checkbox')),
    /** Passes the site's own human check by keyboard. */
    passCheck: async () => {
      const slider = await screen.findByRole('slider', {}, { timeout: 10_000 })
      const [check] = (await operator.inbox()).humanChecks
      slider.focus()
      const steps = '{ArrowRight}'.repeat(Math.round((check?.answer ?? 0) / 2))
      await user.keyboard(`${steps}{Enter}`)
      await waitFor(() => expect(screen.queryByRole('slider')).toBeNull())
    },
    codeFor: async (to: string) =>
      (await operator.inbox()).codes.find((sent) => sent.to === to)?.code ?? '',
  }
}

/** Has a path answer with a body, and collects what was sent there. */
export function answering(path: string, body: Record<string, unknown>) {
  const sent: string[] = []
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.text())
      return HttpResponse.json(body)
    }),
  )
  return sent
}
