import type { Locator, Page } from '@playwright/test'
import * as account from '../support/account.ts'
import { axeViolations } from '../support/axe.ts'
import { expect, expectReady, test } from '../support/fixtures.ts'
import { MAIN_SCREENS, openScreen } from '../support/mainScreens.ts'
import { closeDayAfter } from '../support/raceDay.ts'
import * as form from '../support/signupForm.ts'

type Part = '::before' | '::after'

/** A computed colour of an element. In forced colours it comes from the system palette. */
const colour = (
  element: Locator,
  property: 'background-color' | 'color' | 'fill' | 'border-top-color',
  part?: Part,
) =>
  element.evaluate((node, [name, of]) => getComputedStyle(node, of).getPropertyValue(name), [
    property,
    part,
  ] as const)

/** Contrast of an element's colour with `background` (WCAG 2.2), by default the window's background. */
const contrastOf = (
  element: Locator,
  property: 'background-color' | 'color' | 'fill',
  { background = 'Canvas', part }: { background?: string; part?: Part } = {},
) =>
  element.evaluate(
    (node, [name, under, of]) => {
      const probe = document.createElement('i')
      probe.style.cssText = `forced-color-adjust: none; background: ${under}`
      document.body.append(probe)
      const luminanceOf = (value: string) => {
        const [red = 0, green = 0, blue = 0] = (value.match(/[\d.]+/g) ?? []).map((channel) => {
          const share = Number(channel) / 255
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const [dark = 0, light = 0] = [
        luminanceOf(getComputedStyle(node, of).getPropertyValue(name)),
        luminanceOf(getComputedStyle(probe).backgroundColor),
      ].toSorted((a, b) => a - b)
      probe.remove()
      return (light + 0.05) / (dark + 0.05)
    },
    [property, background, part] as const,
  )

const forceColours = (page: Page, colorScheme: 'dark' | 'light' = 'dark') =>
  page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })

for (const scheme of ['dark', 'light'] as const)
  test(`in ${scheme} forced colours the home page shows what is selected, and its drawings are legible${scheme === 'dark' ? ' @core' : ''}`, async ({
    page,
    open,
  }) => {
    await forceColours(page, scheme)
    await open('/#/home', 'en')
    const header = page.getByRole('banner')
    const current = header.getByRole('link', { name: 'Home', exact: true })
    await expect
      .poll(() => contrastOf(current, 'background-color', { part: '::after' }))
      .toBeGreaterThan(2)
    await expect(header.getByRole('link', { name: /home page/ }).locator('img')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    )

    const strip = page.getByRole('group', { name: 'Choose a slide' })
    const bars = strip.getByRole('button', { name: /^Slide \d+ of/ })
    expect(await contrastOf(bars.nth(1), 'background-color', { part: '::before' })).toBeGreaterThan(
      4.5,
    )
    expect(await colour(bars.first(), 'background-color', '::after')).not.toBe(
      await colour(bars.first(), 'background-color', '::before'),
    )

    await expect(page.getByRole('tablist')).toHaveCount(2)
    for (const list of await page.getByRole('tablist').all()) {
      const chosen = list.getByRole('tab', { selected: true })
      const other = list.getByRole('tab', { selected: false }).first()
      expect(await contrastOf(chosen, 'background-color')).toBeGreaterThan(2)
      expect(await contrastOf(other, 'color')).toBeGreaterThan(4.5)
      const background = await colour(chosen, 'background-color')
      expect(await contrastOf(chosen, 'color', { background })).toBeGreaterThan(4.5)
    }
    const distances = page.getByRole('group', { name: 'Choose an event' })
    const [chosen, other] = [distances.locator('label').first(), distances.locator('label').last()]
    expect(await colour(chosen, 'background-color')).not.toBe(
      await colour(other, 'background-color'),
    )

    const labels = page
      .getByTestId('course-profile')
      .locator('text')
      .filter({ hasNotText: 'Cut-off' })
    await distances.scrollIntoViewIfNeeded()
    await expect(labels.nth(8)).toBeAttached()
    for (const label of await labels.all())
      expect(await contrastOf(label, 'fill')).toBeGreaterThan(4.5)
    await expect(
      page
        .getByRole('region', { name: 'Sponsors and partners' })
        .getByRole('listitem')
        .getByRole('img')
        .first(),
    ).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })

test('in forced colours the focus, the selected tab, a ticked box and a disabled button are distinguishable', async ({
  page,
  open,
}) => {
  await forceColours(page)
  await open('/#/image-collection', 'en')
  const drawer = await account.openDrawer(page, account.texts.en)
  const button = drawer.getByRole('button', { name: account.texts.en.logIn, exact: true })
  const off = await colour(button, 'color')
  const tabs = drawer.getByRole('tab')
  const chosen = drawer.getByRole('tab', { selected: true })
  await expect
    .poll(() => colour(chosen, 'background-color'))
    .not.toBe(await colour(tabs.last(), 'background-color'))
  await chosen.focus()
  await page.keyboard.press('ArrowRight')
  await expect(chosen).toBeFocused()
  await expect(chosen).toHaveCSS('outline-style', 'solid')
  const box = drawer.locator('.ant-checkbox')
  const plain = await colour(box, 'background-color')
  await account.tick(drawer, account.texts.en)
  await expect.poll(() => colour(box, 'background-color')).not.toBe(plain)
  await expect.poll(() => colour(button, 'color')).not.toBe(off)

  await drawer.getByRole('tab', { name: account.texts.en.tabs.code }).click()
  await drawer.getByLabel(account.texts.en.phone, { exact: true }).fill('13800000007')
  await account.askForCheck(page, drawer.getByRole('button', { name: account.texts.en.send }))
  const slider = page.getByRole('slider')
  expect(await contrastOf(slider, 'color')).toBeGreaterThan(4.5)
  await expect(slider).toHaveCSS('border-top-style', 'solid')
  expect(
    await contrastOf(slider.locator('xpath=preceding-sibling::*'), 'background-color'),
  ).toBeGreaterThan(2)
})

test('in forced colours the form shows which options are selected, and what is wrong', async ({
  page,
  open,
}) => {
  test.slow()
  const w = form.TEXTS.en
  await forceColours(page)
  await open('/#/post', 'en')
  await form.logInOnArrival(page, 'en', '13800000002')
  for (const name of [w.pickUp, 'M']) {
    const radio = page.getByRole('radio', { name, exact: name === 'M' })
    const drawn = name === 'M' ? page.locator('label').filter({ has: radio }) : radio.locator('..')
    const plain = await colour(drawn, 'background-color')
    await radio.check()
    await expect.poll(() => colour(drawn, 'background-color')).not.toBe(plain)
  }
  await page.getByRole('button', { name: w.goOn }).click()
  const fault = page.locator('[id$="-error"]').first()
  await expect(fault).toBeVisible()
  expect(await contrastOf(fault, 'color')).toBeGreaterThan(4.5)
  expect(await contrastOf(fault.locator('svg'), 'color')).toBeGreaterThan(4.5)
  await expect(page.getByRole('button', { name: w.goOn })).toHaveCSS('border-top-style', 'solid')
})

test('higher contrast applies as soon as the system requests it, and is not loaded otherwise', async ({
  page,
  open,
  watch,
}) => {
  const isLoaded = () => watch.requests.some((request) => /\/contrast-.*\.css$/.test(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/#/home', 'zh')
  await page.waitForLoadState('networkidle')
  expect(isLoaded()).toBe(false)
  const quiet = page
    .getByRole('tablist', { name: '新闻公告' })
    .getByRole('tab', { selected: false })
  expect(await contrastOf(quiet, 'color', { background: '#fff' })).toBeLessThan(7)

  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  await expect.poll(() => contrastOf(quiet, 'color', { background: '#fff' })).toBeGreaterThan(10)
  expect(isLoaded()).toBe(true)
  await expect(page.getByRole('group', { name: '切换画面' })).toHaveCSS(
    'background-color',
    'rgb(14, 33, 26)',
  )
  await page.reload()
  await expectReady(page)
  await expect.poll(() => contrastOf(quiet, 'color', { background: '#fff' })).toBeGreaterThan(10)
})

test.afterAll(closeDayAfter)

/** Icons and fields that cannot be seen in forced colours, and selected items that look as others. */
const invisible = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.querySelector('.ant-drawer-open') ?? document.body
    const all = <T extends Element>(selector: string) =>
      [...root.querySelectorAll<T>(selector)].filter((element) =>
        element.checkVisibility({
          contentVisibilityAuto: true,
          opacityProperty: true,
          visibilityProperty: true,
        }),
      )
    const nameOf = (element: Element) =>
      `${element.getAttribute('class') ?? element.tagName} ${element.textContent?.slice(0, 30)}`
    const isLine = (style: CSSStyleDeclaration) =>
      style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0
    const channels = (value: string) => (value.match(/[\d.]+/g) ?? []).map(Number)
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      const [, , , alpha = 1] = channels(backgroundColor)
      return alpha < 0.5 ? groundOf(element.parentElement) : backgroundColor
    }
    const luminance = (value: string) => {
      const [red = 0, green = 0, blue = 0] = channels(value).map((channel) => {
        const share = channel / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }

    for (const icon of all<SVGElement>('svg[aria-hidden][viewBox="0 0 24 24"]')) {
      const { stroke, fill } = getComputedStyle(icon)
      const drawn = stroke === 'none' ? fill : stroke
      if (contrast(drawn, groundOf(icon)) < 3) found.push(`icon of ${nameOf(icon.parentElement!)}`)
    }
    for (const field of all('input:not([type=radio], [type=checkbox], [type=range]), textarea')) {
      let at: Element | null = field
      for (let step = 0; at && step < 4 && !isLine(getComputedStyle(at)); step += 1)
        at = at.parentElement
      if (!at || !isLine(getComputedStyle(at))) found.push(`field ${nameOf(field)}`)
    }
    /** The styles that show that an item is selected. */
    const lookOf = (element: Element) =>
      [undefined, '::before', '::after']
        .flatMap((part) => {
          const style = getComputedStyle(element, part)
          return [
            style.backgroundColor,
            style.borderColor,
            style.color,
            style.textDecorationLine,
            style.transform,
          ]
        })
        .join()
    const SELECTED =
      '[aria-selected=true], [aria-pressed=true], [aria-current], label:has(:checked)'
    for (const chosen of all(SELECTED)) {
      const item = chosen.closest('li') ?? chosen
      const others = [...(item.parentElement?.children ?? [])].filter((one) => one !== item)
      const other = others.map((one) => one.querySelector(chosen.tagName) ?? one)[0]
      if (other && other.tagName === chosen.tagName && lookOf(chosen) === lookOf(other))
        found.push(`selected ${nameOf(chosen)}`)
    }
    return [...new Set(found)]
  })

/** The focused element if nothing shows that it is. */
const unmarkedFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const isMarked = (element: Element | null | undefined, part?: string) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    }
    if (!focused || focused === document.body) return ''
    // A hidden control is drawn by its label, and a field within a frame by that.
    const around = [focused, focused.closest('label'), focused.parentElement]
    const isSeen = around.some((one) => isMarked(one) || isMarked(one, '::after'))
    return isSeen || focused.matches('main, h1, h2') ? '' : focused.outerHTML.slice(0, 120)
  })

for (const width of [1280, 390]) {
  test(`in forced colours focus, selection, icons and fields are visible in a window of ${width} px`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await forceColours(page)
    for (const screen of MAIN_SCREENS) {
      await openScreen(page, screen, 'en', baseURL)
      expect(await invisible(page), screen).toEqual([])
      const unmarked: string[] = []
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press('Tab')
        unmarked.push(await unmarkedFocus(page))
      }
      expect(unmarked.filter(Boolean), screen).toEqual([])
    }
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`with more contrast text has 7:1 in the ${colorScheme} scheme, in a window of ${width} px`, async ({
      page,
      baseURL,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ contrast: 'more', colorScheme, reducedMotion: 'reduce' })
      for (const screen of MAIN_SCREENS) {
        await openScreen(page, screen, 'en', baseURL)
        const violations = await axeViolations(page, ['color-contrast-enhanced'])
        const found = violations.flatMap(({ nodes }) =>
          nodes.map(({ html, any }) => `${any[0]?.message}: ${html}`),
        )
        expect(found, screen).toEqual([])
      }
    })
}
