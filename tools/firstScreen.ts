import type { Rolldown } from 'vite'

const ENTRY = /\/src\/main\.tsx$/
const KEPT_BY_BROWSERS =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//

type ModuleInfo = (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'isEntry'> | null

/**
 * Names the file for a module that the first screen needs: `react` for what a new build leaves
 * alone, `site` for the rest; null for what is only loaded later. Without this, modules that later
 * pages share are split off, and the first screen waits for many small files.
 */
export function nameOfFirstScreen(id: string, ctx: { getModuleInfo: ModuleInfo }): string | null {
  if (!isFirst(id, (module) => ctx.getModuleInfo(module), new Set())) return null
  return KEPT_BY_BROWSERS.test(id) ? 'react' : 'site'
}

function isFirst(id: string, infoOf: ModuleInfo, seen: Set<string>): boolean {
  if (ENTRY.test(id)) return true
  seen.add(id)
  return (infoOf(id)?.importers ?? []).some(
    (importer) => !seen.has(importer) && isFirst(importer, infoOf, seen),
  )
}
