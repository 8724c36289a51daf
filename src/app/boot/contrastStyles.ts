import { importChunk } from '#lib/chunks/chunkError.ts'
import { report } from '#lib/report.ts'

/**
 * Loads the styles for higher contrast when the system asks for it, now or later. Other visitors do
 * not load them.
 */
export function addContrastStyles(): void {
  const requested = matchMedia('(prefers-contrast: more)')
  const add = () => {
    if (!requested.matches) return
    importChunk('contrast', () => import('#styles/contrast.css')).catch((error: unknown) => {
      report('the styles of higher contrast failed', error)
    })
  }
  requested.addEventListener('change', add)
  add()
}
