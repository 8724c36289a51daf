const COMMENT = /\/\*[^]*?(?:\*\/|$)/g
const IMPORTANT = /\s*!\s*important$/

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
    const property = declaration.slice(0, Math.max(at, 0)).trim()
    const value = declaration.slice(at + 1).trim()
    const isImportant = IMPORTANT.test(value)
    if (!property || !value || (important.has(property) && !isImportant)) continue
    if (isImportant) important.add(property)
    declarations.set(property, value.replace(IMPORTANT, ''))
  }
  return declarations
}

/** The style of an element of content as text; parsing renames the attribute. */
export const styleOf = (element: Element): string =>
  element.getAttribute('style') ?? element.getAttribute('data-style') ?? ''
