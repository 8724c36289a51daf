import type { Rolldown } from 'vite'

const ENTRY = /\/src\/main\.tsx$/
const KEPT_BY_BROWSERS =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//

/** Not the first screen's English: the entry waits for it, and what is shared waits for the entry. */
const SHAREABLE = /\/src\/(components|lib|stores|api|i18n\/texts\/homeLower)|\/node_modules\/clsx\//
/** Characters of a small part, with all that it needs beyond the first screen. */
const SMALL = 7000

type ModuleInfo = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'importers' | 'importedIds' | 'code'> | null
interface Modules {
  getModuleInfo: ModuleInfo
}

/**
 * Names the file for a module that the first screen needs: `react` for what a new build leaves
 * alone, `site` for the rest; null for what is only loaded later. Without this, modules that later
 * pages share are split off, and the first screen waits for many small files.
 */
export function nameOfFirstScreen(id: string, ctx: Modules): string | null {
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

/** Names the file for a small module, for those that several later pages share. */
export function nameOfSmallPart(id: string, ctx: Modules): string | null {
  const infoOf: ModuleInfo = (module) => ctx.getModuleInfo(module)
  return SHAREABLE.test(id) && weightOf(id, infoOf, new Set()) < SMALL ? 'shared' : null
}

/** Characters of a module, before they are minified, and of all that it needs beyond the first screen. */
function weightOf(id: string, infoOf: ModuleInfo, seen: Set<string>): number {
  if (seen.has(id)) return 0
  seen.add(id)
  if (isFirst(id, infoOf, new Set())) return 0
  const info = infoOf(id)
  return (info?.importedIds ?? []).reduce(
    (sum, needed) => sum + weightOf(needed, infoOf, seen),
    info?.code?.length ?? 0,
  )
}
