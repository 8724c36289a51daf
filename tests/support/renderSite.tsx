import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach } from 'vitest'
import type { Sandbox } from '../../sandbox/app.ts'
import { connectClient } from '../../src/api/client.ts'
import { App } from '../../src/app/App.tsx'
import { boot } from '../../src/app/boot.ts'
import { toastTransportError } from '../../src/app/toastTransportError.ts'
import { i18n, loadEnglish } from '../../src/i18n/i18n.ts'
import { TextProvider } from '../../src/i18n/TextProvider.tsx'
import { humanCheckCancelled } from '../../src/stores/humanCheck.ts'
import { useLanguage } from '../../src/stores/language.ts'
import { useLoginDrawer } from '../../src/stores/loginDrawer.ts'
import { sessionWiring, useSession } from '../../src/stores/session.ts'
import { useSite } from '../../src/stores/site.ts'
import { useToasts } from '../../src/stores/toasts.ts'
import { server, startSandbox } from './sandboxServer.ts'

let sandbox: Sandbox

/** The sandbox of the running test; a fresh one for each. */
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
    const answer = await sandbox.fetch(
      new Request('http://localhost/__sandbox/inbox', { headers: { accept: 'application/json' } }),
    )
    return (await answer.json()) as {
      codes: { to: string; code: string }[]
      humanChecks: { id: string; answer: number }[]
    }
  },
  requests: async () => {
    const answer = await sandbox.fetch(new Request('http://localhost/__sandbox/requests'))
    return (await answer.json()) as {
      method: string
      path: string
      query: Record<string, string>
      headers: Record<string, unknown>
    }[]
  },
}

/** Gives every test of a file a fresh sandbox, browser storage and site. */
export function useFreshSite(): void {
  beforeEach(async () => {
    await loadEnglish()
    sandbox = await startSandbox()
    window.scrollTo = () => undefined
    // jsdom has no window of any size or taste.
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: false,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      })
    window.ResizeObserver = class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    }
    // jsdom has no canvas to draw on.
    HTMLCanvasElement.prototype.getContext = () => null
    // jsdom has the dialog element, but cannot show it.
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
    connectClient({ ...sessionWiring, onTransportError: toastTransportError })
  })
  afterEach(async () => {
    humanCheckCancelled()
    cleanup()
    server.resetHandlers()
    sandbox.close()
    localStorage.clear()
    sessionStorage.clear()
    Cookies.remove('language')
    location.hash = ''
    useSite.setState(useSite.getInitialState(), true)
    useSession.setState(useSession.getInitialState(), true)
    useLanguage.setState(useLanguage.getInitialState(), true)
    useLoginDrawer.setState(useLoginDrawer.getInitialState(), true)
    useToasts.setState(useToasts.getInitialState(), true)
    await i18n.changeLanguage('zh')
  })
}

/** Starts the site at a hash route as a visitor would, with the real client and the sandbox. */
export async function renderSite(hash = '#/home') {
  location.hash = hash
  await boot()
  const user = userEvent.setup()
  const view = render(
    <TextProvider>
      <App />
    </TextProvider>,
  )
  await act(async () => undefined)
  return { ...view, user }
}
