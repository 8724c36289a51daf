import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { builtInCountries } from '#api/basic/countries.ts'
import { SignupField } from '#features/signup/fields/SignupField.tsx'
import { addTexts } from '#i18n/i18n.ts'
import { fields as en } from '#i18n/locales/en/fields.ts'
import { fields as zh } from '#i18n/locales/zh/fields.ts'
import { setCountries } from '#stores/site.ts'
import { antdSheets } from '../../tools/build/antdSheets.ts'
import { openDrawer } from '../features/auth/openDrawer.tsx'
import { samples } from '../features/signup/fields/samples.ts'
import { fieldOf } from '../features/signup/forms.ts'
import { renderInSite } from '../support/renderInSite.tsx'
import { freshSiteEachTest } from '../support/renderSite.tsx'

freshSiteEachTest()

const RULE = /([^{}]+)\{[^{}]*\}/g
/** Parts of a selector that say when it applies, not to what. */
const STATE =
  /::?(?:before|after|hover|active|focus(?:-visible|-within)?|placeholder(?:-shown)?|-[\w-]+)/g

const selectorsOf = (sheets: Record<string, string>) =>
  new Set(
    Object.values(sheets).flatMap((sheet) =>
      [...sheet.matchAll(RULE)].flatMap(([, selectors = '']) => selectors.split(',')),
    ),
  )
const bundledSelectors = selectorsOf(antdSheets())
const leftOut = [...selectorsOf(antdSheets(true))]
  .filter((selector) => selector.includes('.ant-') && !bundledSelectors.has(selector))
  .map((selector) => selector.replaceAll(STATE, '').trim())

const CLASS = /\.([\w-]+)/g
/** Whether every class that a selector requires is on the page; most are not, and cost no search. */
const isPossible = (selector: string, classes: Set<string>) =>
  /:(?:is|not|where|has)\(/.test(selector) ||
  [...selector.matchAll(CLASS)].every(([, name = '']) => classes.has(name))

/** Expects that no rule left out of the style sheets matches an element on the page. */
function expectStyled() {
  const all = [...document.querySelectorAll('[class]')]
  const classes = new Set(all.flatMap(({ classList }) => [...classList]))
  expect([...classes].filter((name) => name.startsWith('ant-')).length).toBeGreaterThan(10)
  const missing = leftOut.filter((selector) => {
    if (!isPossible(selector, classes)) return false
    try {
      return document.querySelector(selector)
    } catch {
      return false
    }
  })
  expect(missing).toEqual([])
}

test('the drawer’s controls have their styles, on every tab, also after an error', async () => {
  const { drawer, choose, user } = await openDrawer()
  for (const tab of ['验证码登录', '账号密码登录', '邮箱登录']) {
    await choose(tab)
    await user.click(drawer.getByRole('button', { name: '登录' }))
    expectStyled()
  }
})

test('the controls of every field type have their styles, also when disabled, invalid or open', async () => {
  addTexts({ zh, en })
  setCountries(builtInCountries)
  for (const disabled of [false, true]) {
    const { container, unmount } = renderInSite(
      <MemoryRouter>
        {Object.entries(samples).map(([type, { settings }]) => (
          <SignupField
            key={type}
            field={fieldOf({ key: type, type, required: true, label: type, ...settings, disabled })}
            value={undefined}
            onChange={() => undefined}
            error="错误"
            isErrorShown
          />
        ))}
      </MemoryRouter>,
    )
    expectStyled()
    for (const list of within(container).queryAllByRole('combobox')) {
      list.focus()
      list.click()
    }
    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(3)
    expectStyled()
    unmount()
  }
})
