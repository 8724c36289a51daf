import { styleDeclarations, styleOf } from './styleDeclarations.ts'

/** What an editor hides: nobody may read it. */
const HIDING: [property: string, value: RegExp][] = [
  ['display', /^none$/],
  ['visibility', /^(?:hidden|collapse)$/],
  ['mso-hide', /^all$/],
]
const MAY_HIDE = /none|hidden|collapse|all/i

function isHidden(element: Element): boolean {
  if (element.hasAttribute('hidden')) return true
  const style = styleOf(element)
  if (!MAY_HIDE.test(style)) return false
  const declarations = styleDeclarations(style)
  return HIDING.some(([property, value]) => value.test(declarations.get(property) ?? ''))
}

/** Removes hidden elements with their content, and returns how many there were. */
export function removeHidden(root: Element): number {
  let removed = 0
  for (const element of root.querySelectorAll('[hidden],[style],[data-style]')) {
    // The parent may be gone already.
    if (!root.contains(element) || !isHidden(element)) continue
    element.remove()
    removed += 1
  }
  return removed
}
