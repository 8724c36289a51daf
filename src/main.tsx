import './lib/trustedTypes.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { connectClient } from './api/client.ts'
import { App } from './app/App.tsx'
import { boot } from './app/boot.ts'
import { checkSession } from './app/checkSession.ts'
import { keepHashTidy } from './app/tidyHash.ts'
import { toastTransportError } from './app/toastTransportError.ts'
import { loadEnglish } from './i18n/i18n.ts'
import { readLanguage } from './i18n/language.ts'
import { ignore, report } from './lib/report.ts'
import { useSession } from './stores/session.ts'
import './styles/site.css'

connectClient({
  readToken: () => useSession.getState().token,
  onTransportError: toastTransportError,
})
void checkSession()
keepHashTidy()

const root = document.getElementById('root')
if (root) {
  await Promise.all([boot(), readLanguage() === 'en' && loadEnglish()])
  createRoot(root, {
    onCaughtError: ignore('the block it was caught in has reported it'),
    onUncaughtError: (error) => report('the page failed', error),
  }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
