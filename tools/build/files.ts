import { basename } from 'node:path'
import type { CSSModulesOptions, Rolldown } from 'vite'

const ENTRY = /\/src\/main\.tsx$/
/** Parts of react-i18next for texts with elements. Its index imports them, the first screen does not use them. */
const OF_TRANS =
  /\/node_modules\/(react-i18next\/dist\/es\/(?:Icu)?Trans|html-parse-stringify|void-elements)/
const KEPT_BY_BROWSERS =
  /\/node_modules\/(i18next|react|react-dom|react-i18next|react-router|react-router-dom|scheduler)\//

/**
 * Excludes the first screen's English texts: the entry waits for them, and shared files wait for
 * the entry.
 */
const SHAREABLE =
  /\/src\/(components|lib|stores|api|i18n\/locales\/\w+\/homeLower)|\/node_modules\/clsx\//
/** Maximum characters of a small part, including all that it needs beyond the first screen. */
const SMALL = 7000

type ModuleInfo = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'importers' | 'importedIds' | 'code'> | null
interface Modules {
  getModuleInfo: ModuleInfo
}

/**
 * Names the file for a module of the first screen: `libraries` for what a new build does not change,
 * `site` for the rest. Returns null for modules that load later. Without this, modules shared with
 * later pages are split off, and the first screen waits for many small files.
 */
export function nameOfFirstScreen(id: string, ctx: Modules): string | null {
  if (OF_TRANS.test(id)) return null
  if (!isFirst(id, (module) => ctx.getModuleInfo(module), new Set())) return null
  return KEPT_BY_BROWSERS.test(id) ? 'libraries' : 'site'
}

function isFirst(id: string, infoOf: ModuleInfo, seen: Set<string>): boolean {
  if (ENTRY.test(id)) return true
  seen.add(id)
  return (infoOf(id)?.importers ?? []).some(
    (importer) => !seen.has(importer) && isFirst(importer, infoOf, seen),
  )
}

/** Names the shared file for a small module used by several later pages. */
export function nameOfSmallPart(id: string, ctx: Modules): string | null {
  const infoOf: ModuleInfo = (module) => ctx.getModuleInfo(module)
  return SHAREABLE.test(id) && weightOf(id, infoOf, new Set()) < SMALL ? 'shared' : null
}

/** Characters of a module before minification, plus everything it needs beyond the first screen. */
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

/**
 * Class names for development and tests, made of file and class name (`Header_bar`). The file names
 * of style modules are unique (tests/tools/styleModules.test.ts).
 */
export const readableClassNames = {
  generateScopedName: (className, file) => `${basename(file, '.module.css')}_${className}`,
} satisfies CSSModulesOptions

/** Class names of published builds: hashes of file and class name (decision 77). */
export const shortClassNames = {
  generateScopedName: '[hash:base64:5]',
} satisfies CSSModulesOptions
