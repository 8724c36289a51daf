import type { Plugin } from 'vite'
import { CONTROLS } from '../src/components/antdTheme.ts'
import type { SheetName } from './antdSheets.ts'

const ADDRESS = /^virtual:antd-(account|signup)\.css$/
const ID = /^\/__antd-(account|signup)\.css$/
/** Where a control of the library makes its styles. */
const MAKER =
  /\/antd\/es\/(?:[a-z-]+\/style\/[\w-]+|_util\/wave\/style|theme\/util\/useResetIconStyle)\.js$/
/** What all of them are made with; the file has something else that is needed. */
const MAKERS_MAKER = /\/antd\/es\/theme\/util\/genStyleUtils\.js$/
const IMPORTED = /import \{ genStyleUtils \} from '[^']+'/
/** Parts of controls that the site never turns on: tooltips of labels, skeletons, waves of clicks. */
const UNUSED = /import (\w+) from '\.\.\/(?:tooltip|tooltip\/UniqueProvider|skeleton|_util\/wave)'/
const HAS_UNUSED =
  /\/antd\/es\/(?:button\/Button|checkbox\/Checkbox|config-provider\/index|drawer\/DrawerPanel|form\/FormItemLabel)\.js$/
const NAME = /export (?:const|function) (\w+)/g

/** A maker of styles that makes none: the class of the theme is all that its control is given. */
function withoutStyles(code: string): string {
  if (code.includes('export default genSubStyleComponent')) return 'export default () => null'
  const names = [...code.matchAll(NAME)].map(([, name]) => `export const ${name} = hook`)
  return [
    `const hook = () => ['', ${JSON.stringify(CONTROLS)}]`,
    'export default hook',
    ...names,
  ].join('\n')
}

/**
 * The styles of the component library as style sheets, `virtual:antd-account.css` for the account's
 * drawer and `virtual:antd-signup.css` for what the sign-up adds. A build leaves out the code that
 * makes them in the browser, which is more than the controls themselves, and parts never turned on.
 */
export function antdStyles(): Plugin {
  let isBuild = false
  let sheets: Record<SheetName, string> | undefined
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
      return sheets[name]
    },
    transform(code, id) {
      if (!isBuild) return null
      if (MAKERS_MAKER.test(id)) return code.replace(IMPORTED, 'const genStyleUtils = () => ({})')
      if (HAS_UNUSED.test(id)) return code.replace(UNUSED, 'const $1 = ({ children }) => children')
      return MAKER.test(id) ? withoutStyles(code) : null
    },
  }
}
