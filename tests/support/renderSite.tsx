import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { connectClient } from '#api/http/client.ts'
import { App } from '#app/App.tsx'
import { boot } from '#app/boot/boot.ts'
import { toastTransportError } from '#app/overlays/toastTransportError.ts'
import { SiteProvider } from '#app/SiteProvider.tsx'
import { loadTexts } from '#i18n/i18n.ts'
import { waitForDialogHistory } from '#lib/hooks/useCloseOnBack.ts'
import type { Sandbox } from '#sandbox/app.ts'
import { cancelCaptcha } from '#stores/captcha.ts'
import { sessionWiring } from '#stores/session.ts'
import { server, startSandbox } from './sandboxServer.ts'

let sandbox: Sandbox

/** The sandbox of the current test; each test has its own. */
export const operator = {
  post: (path: string, body: unknown) =>
    sandbox.fetch(
      new Request(`http://localhost/__sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    ),
  inbox: async () => {
    const response = await sandbox.fetch(
      new Request('http://localhost/__sandbox/inbox', { headers: { accept: 'application/json' } }),
    )
    return (await response.json()) as {
      codes: { to: string; code: string }[]
      captchas: { id: string; answer: number }[]
    }
  },
  takedowns: async () => {
    const response = await sandbox.fetch(new Request('http://localhost/__sandbox/take-downs'))
    return (await response.json()) as { requests: { reason: string; details: string }[] }
  },
  requests: async () => {
    const response = await sandbox.fetch(new Request('http://localhost/__sandbox/requests'))
    return (await response.json()) as {
      method: string
      path: string
      query: Record<string, string>
      headers: Record<string, unknown>
    }[]
  },
}

/** Clears pending timers after each test, so that they do not fire during the next one. */
function clearTimersAfterEach(): void {
  const { setTimeout: original } = globalThis
  const timers = new Set<ReturnType<typeof setTimeout>>()
  beforeEach(() => {
    globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimeout>) => {
      const timer = original(...given)
      timers.add(timer)
      return timer
    }, original)
  })
  afterEach(() => {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    globalThis.setTimeout = original
  })
}

/** Gives every test in a file a new sandbox (see `startSandbox`), browser storage and site. */
export function freshSiteEachTest(options?: { hasStarters: boolean }): void {
  clearTimersAfterEach()
  beforeEach(async () => {
    await loadTexts('en')
    sandbox = await startSandbox(options)
    connectClient({ ...sessionWiring, onTransportError: toastTransportError })
  })
  afterEach(async () => {
    cancelCaptcha()
    cleanup()
    // A dialog that was open leaves its history entry before the next test.
    await waitForDialogHistory()
    server.resetHandlers()
    localStorage.clear()
    sessionStorage.clear()
    location.hash = ''
    // Last, because it fails if a request had no handler.
    sandbox.close()
  })
}

/** Starts the site at a hash route as for a visitor, with the real client and the sandbox. */
export async function renderSite(hash = '#/home') {
  location.hash = hash
  await boot()
  const user = userEvent.setup()
  const view = render(
    <SiteProvider>
      <App />
    </SiteProvider>,
  )
  // The first test of a page also loads its code, which takes as long as the machine needs.
  await act(() => vi.dynamicImportSettled())
  return { ...view, user }
}

/** The login drawer, once it is open. */
export const loginDrawer = () => screen.findByRole('dialog', { name: '登录' })

/** Solves the site's own captcha by keyboard. */
export async function solveCaptcha(user: UserEvent): Promise<void> {
  const slider = await screen.findByRole('slider')
  const [check] = (await operator.inbox()).captchas
  slider.focus()
  const steps = '{ArrowRight}'.repeat(Math.round((check?.answer ?? 0) / 2))
  await user.keyboard(`${steps}{Enter}`)
  await waitFor(() => expect(screen.queryByRole('slider')).toBeNull())
}
