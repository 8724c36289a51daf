import { useEffect } from 'react'
import { HashRouter } from 'react-router-dom'
import { PageLoading } from '#components/page/PageLoading.tsx'
import { SiteTitleContext } from '#components/page/SiteTitleContext.ts'
import { tagOf } from '#i18n/languages.ts'
import { localized } from '#i18n/localized.ts'
import { useText } from '#i18n/useText.ts'
import { importChunk } from '#lib/chunks/chunkError.ts'
import { lazyComponent } from '#lib/chunks/lazyComponent.tsx'
import { ignore } from '#lib/report.ts'
import { useSite } from '#stores/site.ts'
import { whenIdle } from './boot/whenIdle.ts'
import { Overlays } from './overlays/Overlays.tsx'
import { Toasts } from './overlays/Toasts.tsx'
import { AppRoutes } from './router/AppRoutes.tsx'
import { ChunkFailed } from './screens/ChunkFailed.tsx'
import { FailedScreen } from './screens/FailedScreen.tsx'

const NoSiteScreen = lazyComponent('no site', () => import('./screens/NoSiteScreen.tsx'), {
  Waiting: PageLoading,
  Failed: ChunkFailed,
})

/** The whole site: the screen for the result of the start-up, with overlays and toasts. */
export function App() {
  const state = useSite((site) => site.state)
  const { language, languages } = useText()
  const raceId = state.kind === 'open' ? state.raceId : ''

  useEffect(() => {
    document.documentElement.lang = tagOf(language)
  }, [language])
  useEffect(() => {
    if (!raceId) return
    const load = async () => {
      const { loadInBackground } = await importChunk(
        'background',
        () => import('./boot/loadInBackground.ts'),
      )
      loadInBackground(raceId)
    }
    whenIdle(() => load().catch(ignore('the first screen works without it')))
  }, [raceId])

  return (
    <>
      {state.kind === 'open' && (
        <SiteTitleContext
          value={localized(state.config, 'websiteTitle', languages) || location.hostname}
        >
          <HashRouter useTransitions={false}>
            <AppRoutes config={state.config} />
          </HashRouter>
        </SiteTitleContext>
      )}
      {(state.kind === 'unbound' || state.kind === 'unpublished') && (
        <NoSiteScreen reason={state.kind} />
      )}
      {state.kind === 'failed' && <FailedScreen error={state.error} />}
      <Overlays />
      <Toasts />
    </>
  )
}
