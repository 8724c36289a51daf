import {
  findNodeAtLocation,
  type Node,
  parseTree,
  type ParseError,
  printParseErrorCode,
} from 'jsonc-parser'
import type { JsonPath } from '#lib/jsonPath.ts'

function errorCode(error: ParseError['error']) {
  const code = printParseErrorCode(error)
  return code === '<unknown ParseErrorCode>' ? 'InvalidSymbol' : code
}

/** A stretch of a file: characters from its beginning, and line and column from 1. */
export interface Place {
  offset: number
  length: number
  line: number
  column: number
}

/** `CommaExpected` and others. */
export type JsonErrorCode = ReturnType<typeof errorCode>

export interface JsonFile {
  /** As far as it can be read; undefined if nothing can. */
  value: unknown
  errors: (Place & { code: JsonErrorCode })[]
  /** Fields that are written more than once in their object; the last one counts. */
  doubled: JsonPath[]
  /** Where a value or the name of its field stands; its nearest parent, if it is not there. */
  placeOf: (path: JsonPath, part: 'value' | 'name') => Place
}

/** The value of a node. Unlike jsonc-parser's own reading, a field `__proto__` is one like any other. */
function valueOf({ type, children = [], value }: Node): unknown {
  if (type === 'array') return children.map(valueOf)
  if (type !== 'object') return value as unknown
  return Object.fromEntries(
    children.flatMap(({ children: [name, inner] = [] }): [string, unknown][] =>
      name && inner ? [[String(name.value), valueOf(inner)]] : [],
    ),
  )
}

function doubledIn(node: Node, path: JsonPath = []): JsonPath[] {
  const seen = new Set<unknown>()
  return (node.children ?? []).flatMap((child, index): JsonPath[] => {
    if (node.type === 'array') return doubledIn(child, [...path, index])
    const [name, inner] = child.children ?? []
    if (!name || !inner) return []
    const key = String(name.value)
    const isDoubled = seen.has(key)
    seen.add(key)
    return [...(isDoubled ? [[...path, key]] : []), ...doubledIn(inner, [...path, key])]
  })
}

/** Reads a JSON file as far as it goes, and says what stands where. */
export function readJsonFile(source: string): JsonFile {
  const errors: ParseError[] = []
  const tree = parseTree(source, errors, { disallowComments: true })
  const lineStarts = [0]
  for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', end + 1))
    lineStarts.push(end + 1)

  function place(offset: number, length: number): Place {
    const after = lineStarts.findIndex((start) => start > offset)
    const line = after < 0 ? lineStarts.length : after
    return { offset, length, line, column: offset - (lineStarts[line - 1] ?? 0) + 1 }
  }

  function placeOf(path: JsonPath, part: 'value' | 'name'): Place {
    const node = tree && findNodeAtLocation(tree, [...path])
    if (node) {
      const name = part === 'name' && node.parent?.type === 'property' && node.parent.children?.[0]
      const { offset, length } = name || node
      return place(offset, length)
    }
    if (path.length > 0) return placeOf(path.slice(0, -1), 'name')
    return place(0, 0)
  }

  return {
    value: tree && valueOf(tree),
    errors: errors.map(({ error, offset, length }) => {
      const code = errorCode(error)
      // A comma is missing behind what comes before it, often at the end of another line.
      const before = code === 'CommaExpected' ? source.slice(0, offset).trimEnd().length : offset
      return { ...place(before, before < offset ? 1 : length), code }
    }),
    doubled: tree ? doubledIn(tree) : [],
    placeOf,
  }
}
