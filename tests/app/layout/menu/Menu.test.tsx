import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HashRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Menu } from '#app/layout/menu/Menu.tsx'
import { type MenuItem } from '#app/layout/menu/menuItems.ts'
import { SiteProvider } from '#app/SiteProvider.tsx'

const item = (path: string, title: string, children: MenuItem[] = []): MenuItem => ({
  path,
  title,
  titleEn: '',
  children,
})
const outside = (href: string, title: string): MenuItem => ({ ...item(href, title), href })

let room = 0
let measures: (() => void)[] = []
const WIDTH = 100

beforeEach(() => {
  room = Infinity
  measures = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        measures.push(onResize)
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  // In this window every menu item has the same width.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(at * WIDTH, 0, WIDTH, 0)
  })
})
afterEach(cleanup)

function show(items: MenuItem[], activePath = '') {
  render(
    <SiteProvider>
      <HashRouter>
        <Menu items={items} activePath={activePath} />
      </HashRouter>
    </SiteProvider>,
  )
  act(() => {
    for (const measure of measures) measure()
  })
}

test('an external item opens in a new tab', () => {
  show([outside('https://shop.example.org/', '商店')])
  const link = screen.getByRole('link', { name: /商店/ })
  expect(link).toHaveAttribute('href', 'https://shop.example.org/')
  expect(link).toHaveAttribute('target', '_blank')
})

test('a third-level page is in the submenu, and its ancestors are marked', () => {
  show(
    [item('/a', '赛事', [item('/a/b', '路线', [item('/a/b/c', '全程'), item('/a/b/d', '半程')])])],
    '/A/b/d',
  )
  expect(screen.getByText('半程').closest('a')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: '赛事' })).toHaveAttribute('data-marked')
  expect(screen.getByRole('link', { name: '赛事' })).not.toHaveAttribute('aria-current')
})

test('items that do not fit move into one that opens by pointer and keyboard', async () => {
  const user = userEvent.setup()
  room = 3 * WIDTH
  const items = ['一', '二', '三', '四'].map((title) => item(`/${title}`, title))
  show([...items, item('/more', '末', [item('/more/a', '其下')])], '/四')
  const top = screen.getByRole('navigation').querySelector('ul')
  expect(top?.querySelectorAll(':scope > li:not([inert])')).toHaveLength(3)
  const more = screen.getByRole('button', { name: '更多' })
  expect(more).toHaveAttribute('data-marked')
  await user.hover(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  await user.unhover(more)
  expect(more).toHaveAttribute('aria-expanded', 'false')

  more.focus()
  await user.keyboard('{ArrowDown}')
  const submenu = within(more.parentElement ?? document.body)
  await waitFor(() => expect(submenu.getByRole('link', { name: '三' })).toHaveFocus())
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(submenu.getByRole('link', { name: '其下' })).toHaveFocus())
  await user.keyboard('{Escape}')
  expect(more).toHaveFocus()
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{Enter}')
  expect(more).toHaveAttribute('aria-expanded', 'true')
})

test('with more room, the items return to the header', () => {
  room = 3 * WIDTH
  show(['一', '二', '三', '四'].map((title) => item(`/${title}`, title)))
  const top = screen.getByRole('navigation').querySelector('ul')
  const shown = () => [...(top?.querySelectorAll(':scope > li:not([inert])') ?? [])]
  const shownNames = () => shown().map((entry) => entry.querySelector('a, button')?.textContent)
  expect(shownNames()).toEqual(['一', '二', '更多'])

  room = 4 * WIDTH
  act(() => {
    for (const measure of measures) measure()
  })
  expect(shownNames()).toEqual(['一', '二', '三', '四'])
})
