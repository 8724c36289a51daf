import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import {
  Button,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Drawer,
  Form,
  Input,
  Radio,
  Select,
} from 'antd'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { antdTheme } from '#components/antd/antdTheme.ts'

const inPlace = (node: HTMLElement) => node
const field = createElement(
  Form.Item,
  { name: 'a', label: 'a', extra: 'a', help: 'a' },
  createElement(Input, { suffix: 'a' }),
)

/**
 * The controls used by the site, grouped by where they are first used, in the variants used there.
 */
const controls: Record<'account' | 'signup', ReactNode> = {
  account: [
    createElement(Drawer, { key: 'drawer' }),
    createElement(Button, { key: 'button', type: 'primary', loading: true }),
    createElement(Form, { key: 'form', layout: 'vertical' }, field, createElement(Checkbox)),
  ],
  signup: [
    createElement(Input.TextArea, { key: 'text', showCount: true }),
    createElement(Radio.Group, { key: 'radio', options: ['a'] }),
    createElement(Select, {
      key: 'list',
      open: true,
      options: [{ value: 'a' }],
      getPopupContainer: inPlace,
    }),
    createElement(DatePicker, { key: 'day', open: true, getPopupContainer: inPlace }),
  ],
}

export type SheetName = keyof typeof controls

/** Variants and colours that the site does not use: most of the library's rules. */
const UNUSED =
  /-(?:color-(?!default|primary)|col-(?:\w+-)?\d|(?:xs|sm|md|lg|xl|xxl|xxxl)-|form-(?:inline|horizontal)|input-(?:group|borderless|underlined|filled|search)|btn-(?:lg|sm|round|circle|group|dashed|link|text|background-ghost))|rtl/
/** Page-wide link styles. The site has its own, and the library's would remove the focus ring. */
const OF_THE_PAGE = /^a\b/
const RULE = /([^{}]+)\{[^{}]*\}/g

const isLeftOut = (selector: string) =>
  UNUSED.test(selector.replaceAll(/:not\([^)]*\)/g, '')) || OF_THE_PAGE.test(selector.trim())

const withoutUnused = (sheet: string) =>
  sheet.replaceAll(RULE, (rule, selectors: string) =>
    selectors.split(',').every(isLeftOut) ? '' : rule,
  )

/** The library takes sizes of type, and heights that hold it, as numbers, and writes them in pixels. */
const SIZE = /(--ant-[\w-]*(?:font-size|height)[\w-]*:)(\d+)px/g
const inRem = (sheet: string) =>
  sheet.replaceAll(SIZE, (_, name: string, px: string) => `${name}${Number(px) / 16}rem`)

/**
 * The style sheets that the component library would generate in the browser. Rules in the account's
 * sheet are not repeated in the sign-up's. `isComplete` keeps the variants that the site does not
 * use.
 */
export function antdSheets(isComplete = false): Record<SheetName, string> {
  const cache = createCache()
  const sheetOf = (name: SheetName) => {
    renderToStaticMarkup(
      createElement(
        StyleProvider,
        { cache },
        createElement(
          ConfigProvider,
          { theme: { ...antdTheme, zeroRuntime: false } },
          controls[name],
        ),
      ),
    )
    const sheet = inRem(
      extractStyle(cache, { plain: true, types: ['style', 'cssVar'], once: true }),
    )
    return isComplete ? sheet : withoutUnused(sheet)
  }
  return { account: sheetOf('account'), signup: sheetOf('signup') }
}
