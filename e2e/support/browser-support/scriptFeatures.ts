import { parseSync } from 'vite'
import { isFeature } from './supportData.ts'

/** What a global name is an instance of. */
const INSTANCES: Record<string, string> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
}
const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self'])
const EXPRESSIONS = 'javascript.regular_expressions'
const PATTERNS: [RegExp, string][] = [
  [/\(\?<[=!]/, `${EXPRESSIONS}.lookbehind_assertion`],
  [/\(\?[ims-]+:/, `${EXPRESSIONS}.modifier`],
]
const FLAGS: Record<string, string> = {
  d: 'javascript.builtins.RegExp.hasIndices',
  v: 'javascript.builtins.RegExp.unicodeSets',
}
const FUNCTIONS = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/
const IMPORTED = /^Import(?:Default|Namespace)?Specifier$/

interface Node {
  type: string
  [field: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesIn = (value: unknown): Node[] => [value].flat(2).filter(isNode)

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit)
  else if (isNode(value)) {
    visit(value)
    for (const each of Object.values(value)) if (typeof each === 'object') walk(each, visit)
  }
}

/** The names that a parameter or the left side of a declaration binds. */
function boundNames(pattern: unknown): string[] {
  return nodesIn(pattern).flatMap((node) => {
    switch (node.type) {
      case 'Identifier':
        return [String(node['name'])]
      case 'AssignmentPattern':
        return boundNames(node['left'])
      case 'RestElement':
        return boundNames(node['argument'])
      case 'ArrayPattern':
        return boundNames(node['elements'])
      case 'ObjectPattern':
        return boundNames(node['properties'])
      case 'Property':
        return boundNames(node['value'])
      default:
        return []
    }
  })
}

/** The names that a node binds: a minifier gives none of them the name of a global. */
function declaredNames(node: Node): string[] {
  if (node.type === 'VariableDeclarator' || node.type.startsWith('Class'))
    return boundNames(node['id'])
  if (FUNCTIONS.test(node.type)) return boundNames([node['id'], node['params']])
  if (node.type === 'CatchClause') return boundNames(node['param'])
  return IMPORTED.test(node.type) ? boundNames(node['local']) : []
}

const firstFeature = (...paths: string[][]) => paths.find(isFeature)?.join('.')

const globalFeature = (name: string) =>
  firstFeature(['javascript', 'builtins', name], ['api', name], ['api', 'Window', name])

const memberFeature = (owner: string, name: string) =>
  GLOBAL_OBJECTS.has(owner)
    ? globalFeature(name)
    : firstFeature(
        ['javascript', 'builtins', owner, name],
        ['api', owner, `${name}_static`],
        ['api', INSTANCES[owner] ?? '', name],
      )

function syntaxFeatures(node: Node): string[] {
  switch (node.type) {
    case 'StaticBlock':
      return ['javascript.classes.static.initialization_blocks']
    case 'ImportDeclaration':
      return nodesIn(node['attributes']).length > 0
        ? ['javascript.statements.import.import_attributes']
        : []
    case 'ImportExpression':
      return isNode(node['options']) ? ['javascript.operators.import.options_parameter'] : []
    case 'VariableDeclaration':
      return String(node['kind']).includes('using') ? ['javascript.statements.using'] : []
    case 'Literal': {
      const { pattern, flags } = (node['regex'] ?? {}) as { pattern?: string; flags?: string }
      return [
        ...PATTERNS.flatMap(([syntax, feature]) => (syntax.test(pattern ?? '') ? feature : [])),
        ...Array.from(flags ?? '', (flag) => FLAGS[flag] ?? []).flat(),
      ]
    }
    default:
      return []
  }
}

/**
 * The features that a script uses, as paths of the compatibility data: global names, members of
 * global objects and syntax. Members of other objects need types and are not among them. A name in
 * `typeof name` is a question, not a use.
 */
export function scriptFeatures(script: string): Set<string> {
  const { program, errors } = parseSync('script.js', script)
  if (errors.length > 0) throw new SyntaxError(errors[0]?.message)
  if (!isNode(program)) throw new TypeError('no program')
  const declared = new Set<string>()
  /** Global names with their members, `''` for the name itself. */
  const used = new Map<string, Set<string>>()
  const use = (node: unknown, member = '') => {
    if (!isNode(node) || node.type !== 'Identifier') return
    const name = String(node['name'])
    used.set(name, (used.get(name) ?? new Set()).add(member))
  }
  const features = new Set<string>()
  /** Identifiers that name a property or are only asked for. */
  const unused = new Set<unknown>()
  walk(program, (node) => {
    for (const name of declaredNames(node)) declared.add(name)
    for (const feature of syntaxFeatures(node)) features.add(feature)
    if (node.type === 'UnaryExpression' && node['operator'] === 'typeof')
      unused.add(node['argument'])
    if (node.type === 'MemberExpression' && !node['computed']) {
      const { name } = node['property'] as Node
      unused.add(node['property'])
      use(node['object'], String(name))
    }
    if ('key' in node && !node['computed']) unused.add(node['key'])
    if (!unused.has(node)) use(node)
  })
  for (const [name, members] of used) {
    if (declared.has(name)) continue
    for (const member of members) {
      const feature = member ? memberFeature(name, member) : globalFeature(name)
      if (feature) features.add(feature)
    }
  }
  return features
}
