import { useEffect } from 'react'
import { HashRouter } from 'react-router-dom'
import { LANGUAGES } from '../i18n/language.ts'
import { loadEnglish } from '../i18n/i18n.ts'
import { localized } from '../i18n/localized.ts'
import { useText } from '../i18n/useText.ts'
import { ignore } from '../lib/report.ts'
import { useSite } from '../stores/site.ts'
import { FailedScreen } from './FailedScreen.tsx'
import { Overlays } from './Overlays.tsx'
import { Toasts } from './Toasts.tsx'
import { UnboundScreen } from './UnboundScreen.tsx'
import { SiteRoutes } from './SiteRoutes.tsx'
import { whenIdle } from './whenIdle.ts'

/** The whole site: the screen that the start-up's result asks for, and what stands over it. */
export function App() {
  const state = useSite((site) => site.state)
  const { language } = useText()
  const raceId = state.kind === 'open' ? state.raceId : ''

  useEffect(() => {
    document.documentElement.lang = LANGUAGES.find(({ code }) => code === language)?.tag ?? ''
  }, [language])
  // Right after the first screen, so that a switch of the language is instant, also offline.
  useEffect(() => void loadEnglish(), [])
  useEffect(() => {
    if (!raceId) return
    const load = async () => (await import('./background.ts')).loadInBackground(raceId)
    whenIdle(() => load().catch(ignore('the first screen stands without it')))
  }, [raceId])
  useEffect(() => {
    if (state.kind !== 'open') return
    document.title = localized(state.config, 'websiteTitle', language) || location.hostname
  }, [state, language])

  return (
    <>
      {state.kind === 'open' && (
        <HashRouter useTransitions={false}>
          <SiteRoutes config={state.config} />
        </HashRouter>
      )}
      {state.kind === 'unbound' && <UnboundScreen />}
      {state.kind === 'failed' && <FailedScreen error={state.error} />}
      <Overlays />
      <Toasts />
    </>
  )
}
