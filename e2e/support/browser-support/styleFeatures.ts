import { type AtRule, type Declaration, parse, type Rule } from 'postcss'
import { isFeature, lackingBrowsers } from './supportData.ts'

const WORD = /[a-z][\w-]*/gi
const CALL = /([a-z][\w-]*)\(/gi
const PSEUDO = /::?([a-z-]+)/gi
const STRINGS = /"[^"]*"|'[^']*'|url\([^)]*\)|var\([^)]*\)/g

const isIn = (node: Declaration | Rule | AtRule, name: string): boolean => {
  for (let at = node.parent; at; at = at.parent as typeof at)
    if (at.type === 'atrule' && (at as AtRule).name === name) return true
  return false
}

/** Whether the rule has an earlier declaration of the property, for browsers that drop this one. */
function hasFallback(declaration: Declaration): boolean {
  const same = declaration.parent?.nodes.find(
    (node) => node.type === 'decl' && node.prop === declaration.prop,
  )
  return same !== undefined && same !== declaration
}

function valueFeatures({ prop, value }: Declaration): string[][] {
  const bare = value.replace(STRINGS, '')
  const words = [...new Set(bare.match(WORD))].map((word) => ['css', 'properties', prop, word])
  const calls = [...bare.matchAll(CALL)].flatMap(([, name = '']) => [
    ['css', 'types', name],
    ['css', 'types', 'color', name],
  ])
  const alternative = prop === 'content' && bare.includes('/')
  return [
    ...words,
    ...calls,
    ...(alternative ? [['css', 'properties', 'content', 'alt_text']] : []),
  ]
}

/**
 * The features of a style sheet that some of the oldest supported browsers lack, as paths of the
 * compatibility data. A declaration with a fallback before it, and what stands within `@supports`,
 * are guarded and not among them.
 */
export function missingStyleFeatures(css: string): Set<string> {
  const missing = new Set<string>()
  const check = (path: string[]) => {
    if (isFeature(path) && lackingBrowsers(path, { withPrefix: true }).length > 0)
      missing.add(path.join('.'))
  }
  const root = parse(css)
  root.walkDecls((declaration) => {
    if (isIn(declaration, 'supports') || declaration.prop.startsWith('-')) return
    check(['css', 'properties', declaration.prop])
    if (!hasFallback(declaration)) valueFeatures(declaration).forEach(check)
  })
  root.walkRules((rule) => {
    if (isIn(rule, 'supports') || isIn(rule, 'keyframes')) return
    for (const [, name = ''] of rule.selector.matchAll(PSEUDO)) check(['css', 'selectors', name])
    if (rule.parent?.type === 'rule') check(['css', 'selectors', 'nesting'])
  })
  root.walkAtRules((rule) => {
    check(['css', 'at-rules', rule.name])
    for (const [, name = ''] of rule.params.matchAll(/\(\s*([a-z-]+)/g))
      check(['css', 'at-rules', rule.name, name])
  })
  return missing
}
