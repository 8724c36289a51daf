import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Begins files with a comment by which V8 compiles all of their functions while they are downloaded,
 * not one by one when they are first called. Other engines ignore it. Only for files most of whose
 * functions are called at the start (docs/performance.md).
 */
export const compileHints = (names: string[]): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // The comment counts only at the top of the file, where Vite adds a line of its own.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !names.includes(file.name)) continue
        file.code = HINT + file.code
        const map = bundle[`${file.fileName}.map`]
        if (map?.type === 'asset')
          map.source = String(map.source).replace('"mappings":"', '"mappings":";')
      }
    },
  },
})
