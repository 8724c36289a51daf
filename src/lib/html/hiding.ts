import { styleDeclarations } from './styleDeclarations.ts'

/** Styles by which an editor hides content. Visitors must not see such content. */
const HIDING: [property: string, value: RegExp][] = [
  ['display', /^none$/],
  ['visibility', /^(?:hidden|collapse)$/],
  ['content-visibility', /^hidden$/],
  ['mso-hide', /^(?:all|screen)$/],
  // Comments of reviewers, at the end of a text from Word.
  ['mso-element', /^comment(?:-list)?$/],
]
const MAY_HIDE = /none|hidden|collapse|all|screen|comment/i

/** Classes that Word writes for comments of reviewers. */
export const COMMENT_CLASSES = ['msocomanchor', 'msocomtxt', 'msocomoff']

/** Whether an element with this `style` attribute is hidden. */
export function isHidingStyle(style: string): boolean {
  if (!MAY_HIDE.test(style)) return false
  const declarations = styleDeclarations(style)
  return HIDING.some(([property, value]) => value.test(declarations.get(property) ?? ''))
}
