// @vitest-environment node
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { compileHints } from '../../tools/build/compileHints.ts'

const HINT = '//# allFunctionsCalledOnLoad'

/** Builds a page of two files, `site` and one that it loads later. */
async function buildPage() {
  const sources: Record<string, string> = {
    site: 'export const load = () => import("later")',
    later: 'export const text = "later"',
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      sourcemap: true,
      rolldownOptions: { input: { site: 'site' }, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id],
      },
      compileHints(['site']),
    ],
  })) as Rolldown.RolldownOutput
  const chunkOf = (name: string) =>
    output.find((file) => file.type === 'chunk' && file.name === name) as Rolldown.OutputChunk
  const sourceOf = (fileName: string) =>
    output.find((file) => file.type === 'asset' && file.fileName === fileName) as
      | Rolldown.OutputAsset
      | undefined
  return { chunkOf, sourceOf }
}

test('the files of the first screen begin with a compile hint, and their source maps fit', async () => {
  const { chunkOf, sourceOf } = await buildPage()
  const site = chunkOf('site')
  const [hint, ...rest] = site.code.split('\n')
  expect(hint).toBe(HINT)
  expect(chunkOf('later').code).not.toContain(HINT)

  const map = JSON.parse(String(sourceOf(`${site.fileName}.map`)?.source)) as { mappings: string }
  const linesBeforeCode = rest.findIndex((line) => line.includes('import(')) + 1
  expect(map.mappings).toMatch(new RegExp(`^;{${linesBeforeCode}}[^;]`))
})
