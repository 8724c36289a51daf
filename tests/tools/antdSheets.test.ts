// @vitest-environment node
import { theme } from 'antd'
import { expect, test } from 'vitest'
import { antdTheme } from '#components/antd/antdTheme.ts'
import { antdSheets } from '../../tools/build/antdSheets.ts'

const RULE = /([^{}]+)\{[^{}]*\}/g
/** Keyframe steps have braces too. */
const STEP = /^\d+%$/

test.each(Object.entries(antdSheets()))(
  'the %s sheet styles only the library’s own controls',
  (_name, sheet) => {
    const selectors = [...sheet.matchAll(RULE)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => !STEP.test(selector) && !selector.startsWith('@'))
    expect(selectors.length).toBeGreaterThan(50)
    expect(selectors.filter((selector) => !/\.(?:ant|controls|data-ant)/.test(selector))).toEqual(
      [],
    )
  },
)

const LITERAL = /#[0-9a-f]{3,8}\b|rgba?\(\d/
/** Values that no control in use takes: each variant of a button or a list replaces them. */
const REPLACED = [
  '--ant-btn-border-color',
  '--ant-btn-text-color',
  '--ant-btn-bg-color',
  '--ant-select-border-color',
  // Popover arrows, and pickers for weeks and times, are not used.
  '--ant-box-shadow-popover-arrow',
  // The drawer has none (`LoginDrawer.module.css`).
  ...['left', 'right', 'up', 'down'].map((side) => `--ant-box-shadow-drawer-${side}`),
]
const propertyOf = (token: string) =>
  `--ant-${token.replaceAll(/[A-Z]+/g, (capital) => `-${capital.toLowerCase()}`)}`

test('every colour in use is one of the site’s tokens, which follow theme and scheme', () => {
  const sheet = Object.values(antdSheets()).join('\n')
  const ofComponents = [...sheet.matchAll(/(--ant-[\w-]+):([^;}]*)/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const shared = Object.entries(theme.getDesignToken(antdTheme)).map(
    ([name, value]) => [propertyOf(name), String(value)] as const,
  )
  const inUse = [...ofComponents, ...shared].filter(([name]) =>
    new RegExp(`var\\(${name}[,)]`).test(sheet),
  )
  expect(inUse.length).toBeGreaterThan(100)
  expect(inUse.filter(([name, value]) => LITERAL.test(value) && !REPLACED.includes(name))).toEqual(
    [],
  )
})
