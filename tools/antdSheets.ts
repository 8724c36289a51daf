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
import { antdTheme } from '../src/components/antdTheme.ts'

const inPlace = (node: HTMLElement) => node
const field = createElement(
  Form.Item,
  { name: 'a', label: 'a', extra: 'a', help: 'a' },
  createElement(Input, { suffix: 'a' }),
)

/** The controls that the site uses, by where they are used first, in the shapes they take there. */
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

/** Shapes and colours that the site has no use for: most of the library's rules. */
const UNUSED =
  /-(?:color-(?!default|primary)|col-(?:\w+-)?\d|(?:xs|sm|md|lg|xl|xxl|xxxl)-|form-(?:inline|horizontal)|input-(?:group|borderless|underlined|filled|search)|btn-(?:lg|sm|round|circle|group|dashed|link|text|background-ghost))|rtl/
const RULE = /([^{}]+)\{[^{}]*\}/g

const withoutUnused = (sheet: string) =>
  sheet.replaceAll(RULE, (rule, selectors: string) =>
    selectors.split(',').every((selector) => UNUSED.test(selector)) ? '' : rule,
  )

/**
 * What the component library would make in the browser, as style sheets; a rule of the account's is
 * not in the sign-up's again.
 */
export function antdSheets(): Record<SheetName, string> {
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
    return withoutUnused(
      extractStyle(cache, { plain: true, types: ['style', 'cssVar'], once: true }),
    )
  }
  return { account: sheetOf('account'), signup: sheetOf('signup') }
}
