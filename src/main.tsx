import { startTransition, StrictMode } from 'react'
import '#lib/html/trustedTypes.ts'
import { createRoot } from 'react-dom/client'
import { connectClient } from '#api/http/client.ts'
import { App } from '#app/App.tsx'
import { boot } from '#app/boot/boot.ts'
import { checkSession } from '#app/boot/checkSession.ts'
import { addContrastStyles } from '#app/boot/contrastStyles.ts'
import { toastTransportError } from '#app/overlays/toastTransportError.ts'
import { normalizeHashOnChange } from '#app/router/normalizeHash.ts'
import { SiteProvider } from '#app/SiteProvider.tsx'
import { followTheme } from '#app/theme/applyTheme.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { readLanguage } from '#i18n/language.ts'
import { nextTask } from '#lib/nextTask.ts'
import { ignore, report } from '#lib/report.ts'
import { followOtherTabs, sessionWiring } from '#stores/session.ts'
import '#styles/tokens.css'
import '#styles/base.css'

// The oldest supported browsers lack some of these.
if (!('toSorted' in [] && 'canParse' in URL && 'any' in AbortSignal))
  (await import('#lib/chunks/polyfills.ts')).addMissing()

connectClient({ ...sessionWiring, onTransportError: toastTransportError })
followOtherTabs()
addContrastStyles()
followTheme()
void checkSession()
normalizeHashOnChange()

/**
 * Not awaited at the top level of the module: chunks that it loads import this module, and would wait for it to end.
 */
async function start(root: HTMLElement): Promise<void> {
  // A separate task, so that the browser can paint in between (docs/performance.md).
  await nextTask()
  await Promise.all([boot(), loadTexts(readLanguage())])
  const page = createRoot(root, {
    onCaughtError: ignore('the error boundary has reported it'),
    onUncaughtError: (error) => report('the page failed', error),
  })
  // A transition renders in slices, so that the first picture can be painted in between; the gain is
  // in docs/performance.md.
  startTransition(() =>
    page.render(
      <StrictMode>
        <SiteProvider>
          <App />
        </SiteProvider>
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (root) void start(root)
