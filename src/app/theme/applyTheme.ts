import { themeColours, type Tokens } from '#domain/theme.ts'
import { report } from '#lib/report.ts'
import { readText, writeText } from '#lib/storage.ts'
import type { Theme } from '#site-config/siteConfig.ts'
import { useSite } from '#stores/site.ts'

/** The theme last shown and its rules, which `src/start/theme.ts` shows at the next visit. */
const CACHED = 'theme'
const NEUTRAL = '#3a4a5a'
const NEUTRAL_ACCENT = '#41638a'

/** The settings from which colours and shapes are computed. */
type Seeds = Omit<Theme, 'ridge'>

const declarations = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

function shapesOf({ radius, displayFont }: Seeds): Tokens {
  const faces: Record<string, string> = { serif: 'var(--serif)', sans: 'var(--sans)' }
  return {
    ...(radius !== undefined && { 'radius-sm': `${radius}px`, 'radius-md': `${radius * 1.5}px` }),
    ...(displayFont && { display: faces[displayFont] ?? `'${displayFont}',var(--serif)` }),
  }
}

function rulesOf(theme: Seeds): string[] {
  const { primary, accent = primary } = theme
  const { light, dark, corrected } = themeColours(
    primary ?? accent ?? NEUTRAL,
    accent ?? NEUTRAL_ACCENT,
  )
  if (corrected.length > 0) report(`theme: too pale for text, darkened: ${corrected.join(', ')}`)
  return [
    `:root,[data-scheme=light]{${declarations(light)}}`,
    `@media screen{[data-scheme=dark]{${declarations(dark)}}}`,
    // More specific than the rules of `tokens.css`, which load later.
    `:root[data-scheme]{${declarations(shapesOf(theme))}}`,
  ]
}

/** What the cached rules were computed from; undefined if they cannot be read. */
function cachedSource(): unknown {
  try {
    const cached: { of?: unknown } | null = JSON.parse(readText(CACHED) ?? 'null')
    return cached?.of
  } catch {
    return undefined
  }
}

/** Shows a theme and caches it for the next visit, unless it is the one shown already. */
export function applyTheme(theme: Seeds): void {
  // Another build may compute other colours.
  const source = __BUILD__ + JSON.stringify(theme)
  if (cachedSource() === source) return
  const css = rulesOf(theme)
  writeText(CACHED, JSON.stringify({ of: source, css }))
  window.showTheme?.({ css })
}

/** Applies the theme of each configuration before it is rendered, and a neutral one without any. */
export const followTheme = (): void => {
  useSite.subscribe(({ state }) => {
    if (state.kind === 'open') applyTheme(state.config.theme ?? {})
    else if (state.kind !== 'starting' && !readText(CACHED)) applyTheme({})
  })
}
