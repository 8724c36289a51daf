import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, vi } from 'vitest'
import type { StoreApi } from 'zustand'
import { connectClient } from '#api/http/client.ts'
import { App } from '#app/App.tsx'
import { boot } from '#app/boot/boot.ts'
import { toastTransportError } from '#app/overlays/toastTransportError.ts'
import { SiteProvider } from '#app/SiteProvider.tsx'
import { useSignup } from '#features/signup/model/signupStore.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { waitForDialogHistory } from '#lib/hooks/dialogHistory.ts'
import { cancelCaptcha, useCaptcha } from '#stores/captcha.ts'
import { useFilePreview } from '#stores/filePreview.ts'
import { setLanguage, useLanguage } from '#stores/language.ts'
import { useLoginDrawer } from '#stores/loginDrawer.ts'
import { sessionWiring, useSession } from '#stores/session.ts'
import { useSite } from '#stores/site.ts'
import { useToasts } from '#stores/toasts.ts'
import type { Sandbox } from '../../sandbox/app.ts'
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
  takeDowns: async () => {
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

function reset<State>({ getInitialState, setState }: StoreApi<State>): void {
  setState(getInitialState(), true)
}

/** Test files share their modules, so a store would keep what an earlier file left in it. */
function resetStores(): void {
  reset(useCaptcha)
  reset(useFilePreview)
  reset(useLanguage)
  reset(useLoginDrawer)
  reset(useSession)
  reset(useSignup)
  reset(useSite)
  reset(useToasts)
}

/** Gives every test in a file a new sandbox (see `startSandbox`), browser storage and site. */
export function freshSiteEachTest(options?: { hasStarters: boolean }): void {
  clearTimersAfterEach()
  beforeEach(async () => {
    await loadTexts('en')
    sandbox = await startSandbox(options)
    // jsdom has no layout.
    window.scrollTo = () => undefined
    Element.prototype.scrollIntoView = () => undefined
    // jsdom has no window size or media features.
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: false,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      })
    // jsdom has no canvas to draw on.
    HTMLCanvasElement.prototype.getContext = () => null
    // jsdom has the dialog element but cannot show it.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
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
    resetStores()
    await setLanguage('zh')
    Cookies.remove('language')
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
