import { act } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { websitePaths } from '#api/website/paths.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { md5 } from '#sandbox/database.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { setSite, useSite } from '#stores/site.ts'
import { server } from './sandboxServer.ts'

const CONFIG = 'http://localhost/published.json'

/** Publishes an edition with other fields, for the current test. */
export function publish(fields: object, edition: object = yanling2024): void {
  const body = JSON.stringify({ ...edition, ...fields })
  const data = { uri: CONFIG, fileMd5: md5(body) }
  server.use(
    http.get(websitePaths.configLocation, () => HttpResponse.json({ code: 0, data })),
    http.get(CONFIG, () => new HttpResponse(body)),
  )
}

/** Changes the configuration of the open site, as happens once a newer one has loaded. */
export function updateConfig(change: (config: SiteConfig) => Partial<SiteConfig>): void {
  const { state } = useSite.getState()
  if (state.kind !== 'open') throw new Error('the site is not open')
  const config = { ...state.config, ...change(state.config) }
  act(() => setSite({ ...state, config }))
}
