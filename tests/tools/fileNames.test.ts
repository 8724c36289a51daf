// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { expect, test } from 'vitest'

const ROOTS = ['artwork', 'deploy', 'docs', 'e2e', 'public', 'sandbox', 'src', 'tests', 'tools']

const entries = ROOTS.flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))

const sources = entries
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
  .filter((path) => /^src\/.*\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8')
    const exported = [
      ...text.matchAll(/^export (?:default )?(?:async )?(?:class|function|const) (\w+)/gm),
    ]
    return {
      path,
      /** The file's name without its ending. */
      name: basename(path, extname(path)),
      isStore: path.startsWith('src/stores/') || text.includes("from 'zustand'"),
      exported: exported.map(([, name = '']) => name),
      components: [...text.matchAll(/^export (?:default )?function ([A-Z]\w*)/gm)],
      contexts: [...text.matchAll(/^(export )?const (\w+) = createContext\b/gm)],
    }
  })
type Source = (typeof sources)[number]

const failing = (isRight: (source: Source) => boolean) =>
  sources.filter((source) => !isRight(source)).map(({ path }) => path)

const isHook = (name: string) => /^use[A-Z]/.test(name)
const hookOfStore = (name: string) => `use${name.charAt(0).toUpperCase()}${name.slice(1)}`

test('folders are in kebab-case', () => {
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders.filter((name) => !/^\.?[a-z\d]+(-[a-z\d]+)*$/.test(name))).toEqual([])
})

test('a component is in a file in PascalCase, and nothing else but contexts is', () => {
  const wrong = failing(({ path, name, exported, components }) => {
    if (!/^[A-Z]/.test(name)) return components.length === 0
    return path.endsWith('.tsx')
      ? exported.some((one) => /^[A-Z]/.test(one))
      : name.endsWith('Context')
  })
  expect(wrong).toEqual([])
})

test('a context ends in Context; one that other files use has a file of its name', () => {
  const wrong = failing(({ name, contexts }) =>
    contexts.every(
      ([, isExported, context = '']) =>
        context.endsWith('Context') && (!isExported || context === name),
    ),
  )
  expect(wrong).toEqual([])
})

test('a hook is in a file of its name, or in that of its store, context or provider', () => {
  const wrong = failing(({ name, isStore, exported }) => {
    const hooks = exported.filter(isHook)
    return (
      hooks.length === 0 ||
      /[a-z](Context|Provider)$/.test(name) ||
      hooks.includes(name) ||
      (isStore && hooks.includes(hookOfStore(name)))
    )
  })
  expect(wrong).toEqual([])
})
