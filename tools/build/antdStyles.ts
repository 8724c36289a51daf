import type { Plugin } from 'vite'
import { CONTROLS } from '#components/antd/controlsClass.ts'
import type { SheetName } from './antdSheets.ts'

const ADDRESS = /^virtual:antd-(account|signup)\.css$/
const ID = /^\/__antd-(account|signup)\.css$/
/** Modules in which the library's controls generate their styles. */
const STYLE =
  /\/antd\/es\/(?:[a-z-]+\/style\/[\w-]+|_util\/wave\/style|theme\/util\/useResetIconStyle)\.js$/
const NAME = /export (?:const|function) (\w+)/g
const CHILDREN = 'export default ({ children }) => children'
/**
 * Modules by what replaces them: the helper that all style modules use, and parts of controls that
 * the site never enables (label tooltips, skeletons, click waves).
 */
const REPLACED: Record<string, string> = {
  '/@ant-design/cssinjs-utils/es/util/genStyleUtils.js': 'export default () => ({})',
  '/antd/es/tooltip/index.js': CHILDREN,
  '/antd/es/tooltip/UniqueProvider/index.js': CHILDREN,
  '/antd/es/skeleton/index.js': CHILDREN,
  '/antd/es/_util/wave/index.js': CHILDREN,
}

/** A module in place of a style module: it generates no styles and returns only the theme's class. */
function withoutStyles(code: string, id: string): string {
  if (code.includes('export default genSubStyleComponent')) return 'export default () => null'
  const names = [...code.matchAll(NAME)].map(([, name]) => `export const ${name} = hook`)
  if (!/export (?:default|const|function) |as default/.test(code))
    throw new Error(`${id}: no exports to replace. Has antd changed?`)
  return [
    `const hook = () => ['', ${JSON.stringify(CONTROLS)}]`,
    'export default hook',
    ...names,
  ].join('\n')
}

/**
 * Provides the component library's styles as style sheets: `virtual:antd-account.css` for the
 * account drawer and `virtual:antd-signup.css` for what sign-up adds. Builds omit the code that
 * generates them in the browser, which is larger than the controls themselves, and parts that are
 * never enabled.
 */
export function antdStyles(): Plugin {
  let isBuild = false
  let sheets: Record<SheetName, string> | undefined
  const found = new Set<string>()
  return {
    name: 'antd-styles',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => {
      const name = ADDRESS.exec(id)?.[1]
      return name ? `/__antd-${name}.css` : null
    },
    async load(id) {
      const name = ID.exec(id)?.[1] as SheetName | undefined
      if (!name) return null
      const { antdSheets } = await import('./antdSheets.ts')
      sheets ??= antdSheets()
      return `@layer antd {${sheets[name]}}`
    },
    transform(code, id) {
      if (!isBuild) return null
      const replaced = Object.keys(REPLACED).find((path) => id.endsWith(path))
      if (!replaced && !STYLE.test(id)) return null
      found.add(replaced ?? 'style modules')
      // Nothing of the library's module is left, so there is nothing to map.
      const map = { mappings: '' } as const
      return { code: REPLACED[replaced ?? ''] ?? withoutStyles(code, id), map }
    },
    buildEnd(error) {
      if (!isBuild || error || found.size === 0) return
      const missing = ['style modules', ...Object.keys(REPLACED)].filter((one) => !found.has(one))
      if (missing.length > 0)
        throw new Error(`The build has no ${missing.join(', ')}. Has antd changed?`)
    },
  }
}
