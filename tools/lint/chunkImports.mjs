/**
 * Lint rule: `import()` is called through `importChunk`, or through a function that does so
 * (`lazyComponent` and those named after it). A file may be gone after a new deployment: their
 * callers get a `ChunkError`, and the next try bypasses the browser's cache.
 */

const WRAPPER = /^(?:importChunk|lazy[A-Z]\w*)$/

/** @typedef {{ type: string, name?: string, callee?: Node, parent?: Node | null }} Node */

/** Whether a call of a wrapper surrounds the node. @param {Node} node */
function isWrapped(node) {
  for (let { parent } = node; parent; { parent } = parent)
    if (parent.type === 'CallExpression' && WRAPPER.test(parent.callee?.name ?? '')) return true
  return false
}

const rule = {
  meta: { type: 'problem', docs: { description: 'import() goes through importChunk' } },
  /** @param {{ report: (finding: { node: object, message: string }) => void }} context */
  create: (context) => ({
    /** @type {(node: Node) => void} */
    ImportExpression: (node) => {
      if (isWrapped(node)) return
      const message = 'Use importChunk(name, () => import(…)), whose failures can be retried.'
      context.report({ node, message })
    },
  }),
}

export default { meta: { name: 'chunks' }, rules: { 'no-bare-import': rule } }
