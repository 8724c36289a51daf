const COMMENT = /\/\*[^]*?(?:\*\/|$)/g
const IMPORTANT = /\s*!\s*important$/

const SIZE = /^(?:\d.*[a-z%]|(?:xx?-)?(?:small|large)|smaller|larger|medium)$/

/** A declaration, and those that `font` stands for; one without a size is a keyword or invalid. */
function declared(property: string, value: string): [property: string, value: string][] {
  if (property !== 'font') return [[property, value]]
  const words = value.split(/[\s/]+/)
  const size = words.find((word) => SIZE.test(word))
  if (!size) return []
  return [
    ['font-size', size],
    ['font-style', words.find((word) => /^(?:italic|oblique)$/.test(word)) ?? 'normal'],
    [
      'font-weight',
      words.find((word) => /^(?:bold|bolder|lighter|[1-9]00)$/.test(word)) ?? 'normal',
    ],
  ]
}

/**
 * The declarations of a `style` attribute by property, in lower case; the one that applies if a
 * property is declared again. Parsed here, because the browser's own parser drops the properties of
 * office programs.
 */
export function styleDeclarations(style: string): Map<string, string> {
  const declarations = new Map<string, string>()
  const important = new Set<string>()
  for (const declaration of style.toLowerCase().replace(COMMENT, '').split(';')) {
    const at = declaration.indexOf(':')
    const written = declaration.slice(at + 1).trim()
    const isImportant = IMPORTANT.test(written)
    const name = declaration.slice(0, Math.max(at, 0)).trim()
    for (const [property, value] of declared(name, written.replace(IMPORTANT, ''))) {
      if (!property || !value || (important.has(property) && !isImportant)) continue
      if (isImportant) important.add(property)
      declarations.set(property, value)
    }
  }
  return declarations
}

/** The style of an element of content as text; parsing renames the attribute. */
export const styleOf = (element: Element): string =>
  element.getAttribute('style') ?? element.getAttribute('data-style') ?? ''
