// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

/** The classes of each style module, without the library's. */
const classes = new Map(
  filesOf('src')
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => {
      const names = new Set<string>()
      postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
        const local = selector.replaceAll(/:global\([^)]*\)/g, '')
        for (const [, name = ''] of local.matchAll(/\.([a-zA-Z][\w-]*)/g)) names.add(name)
      })
      return [basename(file, '.module.css'), names] as const
    }),
)
const all = new Set([...classes.values()].flatMap((names) => [...names]))

/** The tests of style sheets are about classes. */
const ABOUT_STYLES = /^tests\/(?:tools\/|components\/antd)/
const tests = ['e2e', 'tests']
  .flatMap(filesOf)
  .filter((file) => /\.tsx?$/.test(file) && !ABOUT_STYLES.test(file))

/** A name of a development or test build, such as `Header_bar`. */
const BUILT_NAME = /\b([A-Z]\w*?)_(\w+)/g
/** A selector: the first argument of a call, or an option of a query. */
const SELECTS =
  /\b(?:(?:querySelector(?:All)?|closest|matches|locator)(?:<[^>]*>)?\(|selector:)\s*(['"`])(.*?)\1/gs
/** An assertion about a class, or about a pattern of it. */
const HAS_CLASS =
  /(?:toHaveClass|toContainClass|classList\.contains|getElementsByClassName)\(\s*['"`/]([\w-]+)/g
/** An attribute selector of classes, except for the component library's. */
const CLASS_ATTRIBUTE = /\[class[*^$~|]?=["']?(?!ant-)[^\]]*\]|@class, ["'](?!ant-| )[^)]*/g

/** The classes of style modules by which a test's text selects. */
function selectedClasses(text: string): string[] {
  const built = [...text.matchAll(BUILT_NAME)].filter(([, module = '', name = '']) =>
    classes.get(module)?.has(name),
  )
  const selected = [...text.matchAll(SELECTS)]
    .flatMap(([, , selector = '']) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)])
    .filter(([, name = '']) => all.has(name))
  const checked = [...text.matchAll(HAS_CLASS)].filter(([, name = '']) => all.has(name))
  return [...built, ...selected, ...checked, ...text.matchAll(CLASS_ATTRIBUTE)].map(([one]) => one)
}

test('no test selects by a class of a style module: published builds have others', () => {
  const found = tests.flatMap((file) =>
    selectedClasses(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test.each([
  [`page.locator('.Header_bar > *')`, 1],
  [`document.querySelector<HTMLElement>('main .bar')`, 1],
  [`expect(link).toHaveClass(/linkCurrent/)`, 1],
  [`matches('[type=submit], [class*=buttons_primary]')`, 1],
  [`page.locator('.ant-drawer-open [class*=ant-select]')`, 0],
  [`screen.getByText('12:00', { selector: 'dl.bar time' })`, 1],
  [`screen.getByText('12:00', { selector: '.ant-select-item' })`, 0],
  [`page.getByTestId('content').locator('a[href$=".pdf"]')`, 0],
])('%s is found %i times', (text, times) => {
  expect(selectedClasses(text)).toHaveLength(times)
})
