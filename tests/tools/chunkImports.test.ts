// @vitest-environment node
import { expect, test } from 'vitest'
import plugin from '../../tools/lint/chunkImports.mjs'

const { create } = plugin.rules['no-bare-import']
type Node = Parameters<ReturnType<typeof create>['ImportExpression']>[0]

/** The rule's reports for `import()` within calls of these functions, the innermost first. */
function reportsWithin(...callees: string[]) {
  const messages: string[] = []
  const { ImportExpression } = create({
    report: ({ message }) => messages.push(message),
  })
  const parent = callees.reduceRight<Node>(
    (outer, name) => ({
      type: 'ArrowFunctionExpression',
      parent: { type: 'CallExpression', callee: { type: 'Identifier', name }, parent: outer },
    }),
    { type: 'Program', parent: null },
  )
  ImportExpression({ type: 'ImportExpression', parent })
  return messages
}

test.each([[[]], [['load']], [['lazy']], [['whenIdle', 'setTimeout']]])(
  'an import() within %j is reported',
  (callees) => {
    expect(reportsWithin(...callees)).toEqual([expect.stringContaining('importChunk')])
  },
)

test.each([[['importChunk']], [['lazyComponent']], [['lazyContent']], [['all', 'importChunk']]])(
  'an import() within %j is accepted',
  (callees) => {
    expect(reportsWithin(...callees)).toEqual([])
  },
)
