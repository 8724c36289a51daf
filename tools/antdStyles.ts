import type { Plugin } from 'vite'
import { CONTROLS } from '#components/antd/controlsClass.ts'
import type { SheetName } from './antdSheets.ts'

const ADDRESS = /^virtual:antd-(account|signup)\.css$/
const ID = /^\/__antd-(account|signup)\.css$/
/** Modules in which the library's controls generate their styles. */
const MAKER =
  /\/antd\/es\/(?:[a-z-]+\/style\/[\w-]+|_util\/wave\/style|theme\/util\/useResetIconStyle)\.js$/
/** The helper they all use. Its file also exports something that is needed. */
const MAKERS_MAKER = /\/antd\/es\/theme\/util\/genStyleUtils\.js$/
const IMPORTED = /import \{ genStyleUtils \} from '[^']+'/
/** Parts of controls that the site never enables: label tooltips, skeletons, click waves. */
const UNUSED = /import (\w+) from '\.\.\/(?:tooltip|tooltip\/UniqueProvider|skeleton|_util\/wave)'/
const HAS_UNUSED =
  /\/antd\/es\/(button\/Button|checkbox\/Checkbox|config-provider\/index|drawer\/DrawerPanel|form\/FormItemLabel)\.js$/
/** Those of the above that every build must contain. */
const FOUND_IN_BUILD = [
  'helper',
  'styles',
  'button/Button',
  'checkbox/Checkbox',
  'config-provider/index',
  'drawer/DrawerPanel',
  'form/FormItemLabel',
]
const NAME = /export (?:const|function) (\w+)/g

/** Replaces what a pattern finds; the library's next version may be written differently. */
function replaceOnce(code: string, pattern: RegExp, replacement: string, id: string): string {
  if (!pattern.test(code)) throw new Error(`${id}: nothing matches ${pattern}. Has antd changed?`)
  return code.replace(pattern, replacement)
}

/** Replaces a style module by one that generates no styles and returns only the theme's class. */
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
      if (MAKERS_MAKER.test(id)) {
        found.add('helper')
        return replaceOnce(code, IMPORTED, 'const genStyleUtils = () => ({})', id)
      }
      const [, part] = HAS_UNUSED.exec(id) ?? []
      if (part) {
        found.add(part)
        return replaceOnce(code, UNUSED, 'const $1 = ({ children }) => children', id)
      }
      if (!MAKER.test(id)) return null
      found.add('styles')
      return withoutStyles(code, id)
    },
    buildEnd(error) {
      if (!isBuild || error || found.size === 0) return
      const missing = FOUND_IN_BUILD.filter((part) => !found.has(part))
      if (missing.length > 0)
        throw new Error(`The build has no ${missing.join(', ')} of antd. Has antd changed?`)
    },
  }
}
