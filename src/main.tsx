import './lib/trustedTypes.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { connectClient } from './api/client.ts'
import { App } from './app/App.tsx'
import { boot } from './app/boot.ts'
import { checkSession } from './app/checkSession.ts'
import { keepHashTidy } from './app/tidyHash.ts'
import { toastTransportError } from './app/toastTransportError.ts'
import { loadEnglish } from './i18n/i18n.ts'
import { TextProvider } from './i18n/TextProvider.tsx'
import { readLanguage } from './i18n/language.ts'
import { ignore, report } from './lib/report.ts'
import { sessionWiring } from './stores/session.ts'
import './styles/site.css'

connectClient({ ...sessionWiring, onTransportError: toastTransportError })
void checkSession()
keepHashTidy()

const root = document.getElementById('root')
if (root) {
  // A task of its own: between two shorter ones the browser can paint.
  await new Promise((go) => setTimeout(go))
  await Promise.all([boot(), readLanguage() === 'en' && loadEnglish()])
  const page = createRoot(root, {
    onCaughtError: ignore('the block it was caught in has reported it'),
    onUncaughtError: (error) => report('the page failed', error),
  })
  // A transition is rendered in slices, between which the first picture can be painted.
  startTransition(() =>
    page.render(
      <StrictMode>
        <TextProvider>
          <App />
        </TextProvider>
      </StrictMode>,
    ),
  )
}
