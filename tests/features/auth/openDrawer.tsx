import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { vi } from 'vitest'
import { loginDrawer, operator, renderSite, solveCaptcha } from '#tests/support/renderSite.tsx'
import { server } from '#tests/support/sandboxServer.ts'

/** Opens the drawer as a visitor does, over the “not found” page. */
export async function openDrawer() {
  // Without animations, so that everything is visible at once.
  const query = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(query(media), { matches: media.includes('reduced-motion') }),
  )
  const site = await renderSite('#/nowhere')
  await site.user.click(screen.getByRole('button', { name: '请登录' }))
  const drawer = within(await loginDrawer())
  const { user } = site
  const field = (label: string) => drawer.getByLabelText(label)
  return {
    ...site,
    drawer,
    field,
    type: async (label: string, texts: string) => {
      await user.clear(field(label))
      await user.type(field(label), texts)
    },
    press: async (name: string | RegExp) => user.click(drawer.getByRole('button', { name })),
    choose: async (name: string) => user.click(drawer.getByRole('tab', { name: new RegExp(name) })),
    tick: async () => user.click(drawer.getByRole('checkbox')),
    passCheck: () => solveCaptcha(user),
    codeFor: async (to: string) =>
      (await operator.inbox()).codes.find((sent) => sent.to === to)?.code ?? '',
  }
}

/** Makes a path respond with a body, and collects the requests to it. */
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
