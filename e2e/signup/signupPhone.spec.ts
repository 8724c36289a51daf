import type { Locator } from '@playwright/test'
import { drag } from '../support/actions.ts'
import { coreIf, expect, LANGUAGES } from '../support/fixtures.ts'
import { misfits } from '../support/misfits.ts'
import { test } from '../support/ownSandbox.ts'
import * as form from '../support/signupForm.ts'

const { choose, field, list, logInOnArrival, TEXTS } = form

const PHONE = '13800000011'

/** How far the drawn strokes reach across the canvas, from 0 to 1. */
const inkReach = (sheet: Locator) =>
  sheet.evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { width, height } = canvas
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    copy?.drawImage(canvas, 0, 0)
    const { data } = copy?.getImageData(0, 0, width, height) ?? { data: [] }
    let reach = 0
    for (let at = 0; at < data.length; at += 4)
      if ((data[at] ?? 255) < 128) reach = Math.max(reach, (at / 4) % width)
    return reach / width
  })

/** Texts of the steps. */
const STEPS = {
  zh: {
    next: '下一步',
    back: '上一步',
    errors: /^还有 \d+ 处需要处理$/,
    titles: [
      '参赛项目',
      '身份信息',
      '联系方式',
      '紧急联系人',
      '装备与服务',
      '完赛证明',
      '健康',
      '声明与签名',
    ],
    step: (number: number) => `第 ${number} 步，共 8 步`,
  },
  en: {
    next: 'Next',
    back: 'Back',
    errors: /^\d+ fields need your attention$|^1 field needs your attention$/,
    titles: [
      'Event',
      'Who you are',
      'How to reach you',
      'Emergency contact',
      'Kit and services',
      'Earlier finishes',
      'Health',
      'Declaration and signature',
    ],
    step: (number: number) => `Step ${number} of 8`,
  },
}

/** Windows that show a section at a time: a phone, and a window of 1,280 px zoomed to 400 %. */
const WINDOWS = [
  { name: 'on a phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: 'at a zoom of 400 %', use: { viewport: { width: 320, height: 225 } } },
]

/** Selects whichever option comes first. */
async function chooseFirst(box: Locator) {
  await box.press('ArrowDown')
  await box.press('Enter')
}

for (const { name, use } of WINDOWS)
  test.describe(name, () => {
    test.use(use)

    for (const language of LANGUAGES)
      test(`a runner enters the half marathon a step at a time in ${language} ${name}${coreIf('hasTouch' in use && language === 'zh')}`, async ({
        page,
        open,
        expectAccessible,
      }) => {
        test.slow()
        const w = TEXTS[language]
        const steps = STEPS[language]
        const isPhone = 'hasTouch' in use
        const button = (label: string) => page.getByRole('button', { name: label, exact: true })
        const press = async (target: Locator) => (isPhone ? target.tap() : target.click())
        /** Waits for a step, and checks that nothing of it is cut off. */
        const arrive = async (number: number) => {
          const title = steps.titles[number - 1] ?? ''
          const heading = page.getByRole('heading', { level: 2, name: steps.step(number) })
          await expect(heading).toHaveText(`${steps.step(number)} ${title}`)
          expect(await misfits(page)).toEqual([])
          return heading
        }
        const goOn = async (from: number) => {
          await press(button(steps.next))
          await expect(await arrive(from + 1)).toBeFocused()
        }

        await open('/#/post', language)
        await logInOnArrival(page, language, PHONE)
        await arrive(1)
        await expectAccessible()
        await press(button(steps.next))
        await expect(page.getByRole('heading', { name: steps.errors })).toBeFocused()
        await page.getByRole('radio', { name: w.half, exact: true }).check()
        await goOn(1)

        // Next asks only for what is wrong in this step.
        await field(page, w.name).fill('林远山')
        await press(button(steps.next))
        await expect(page.getByRole('heading', { name: steps.errors })).toBeFocused()
        await expectAccessible()
        await choose(list(page, w.region), w.mainland)
        await choose(list(page, w.kind).first(), w.residentId)
        await page.getByLabel(w.number).first().fill('110101199003070011')
        await goOn(2)

        // The browser's way back goes a step back, and nothing typed is lost.
        await page.goBack()
        await expect(await arrive(2)).toBeFocused()
        await expect(field(page, w.name)).toHaveValue('林远山')
        await press(button(steps.next))
        await arrive(3)
        await press(button(steps.back))
        await arrive(2)
        await press(button(steps.next))
        await arrive(3)
        await field(page, w.phone).fill('13800000922')
        await field(page, w.email).fill('runner@race.test')
        for (const label of w.area) await chooseFirst(list(page, label))
        await field(page, w.email).press('Enter')
        await arrive(4)

        await field(page, w.emergency).fill('林秀')
        await choose(list(page, w.relation), w.parent)
        await field(page, w.emergencyPhone).fill('13900000815')
        await goOn(4)
        await page.getByRole('radio', { name: 'M', exact: true }).check()
        await page.getByRole('radio', { name: w.pickUp }).check()
        await page.getByRole('radio', { name: w.insurance }).check()
        await goOn(5)
        await press(button(w.search))
        await expect(page.getByText(w.found)).toBeVisible()
        await goOn(6)
        await page.getByRole('radio', { name: w.fit }).check()
        await goOn(7)
        await form.signAndAgree(page, w, '林远山')
        await expectAccessible()
        await press(button(w.goOn))

        await expect(page.getByRole('heading', { level: 1, name: w.confirm })).toBeVisible()
        expect(await misfits(page)).toEqual([])
        // A value is changed in its own step.
        await press(page.getByRole('link', { name: new RegExp(`${w.email}$`) }))
        await arrive(3)
        await expect(field(page, w.email)).toBeFocused()
        await page.goBack()
        await expect(page.getByRole('heading', { level: 1, name: w.confirm })).toBeVisible()
        await page.getByRole('checkbox', { name: w.final }).check()
        await press(button(w.submit))
        await expect(page.getByRole('heading', { level: 1, name: w.receipt })).toBeVisible()
        expect(await misfits(page)).toEqual([])
      })
  })

test.describe('turning the phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the form fits a phone in portrait and landscape, and rotating it keeps the signature', async ({
    page,
    open,
  }) => {
    const w = TEXTS.zh
    await open('/#/post')
    await logInOnArrival(page, 'zh', PHONE)
    await expect(page.getByRole('heading', { name: w.form })).toBeVisible()
    const states = page.getByRole('navigation', { name: '填写进度' })
    // Nothing is chosen yet, so that the summary would be empty.
    await expect(page.getByRole('heading', { name: '尚未选择项目' })).toHaveCount(0)
    await expect(states.getByRole('button')).toHaveCount(0)
    await states.getByText('填写进度').tap()
    await states.getByRole('button', { name: '声明与签名' }).tap()
    const goOn = page.getByRole('button', { name: w.goOn })
    const sheet = page.locator('canvas').first()

    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      // A phone's viewport grows to the width of an overflowing page.
      await expect
        .poll(() => page.evaluate(() => document.scrollingElement?.scrollWidth))
        .toBe(width)
      expect((await goOn.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      const sizes = await page
        .locator('main')
        .locator('input:not([type=radio], [type=checkbox], [type=file]), textarea')
        .evaluateAll((all) => all.map((input) => parseFloat(getComputedStyle(input).fontSize)))
      // Below 16 px, phones zoom in when a field gets focus.
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
      expect((await sheet.boundingBox())?.height).toBeLessThan(height * 0.8)
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await sheet.scrollIntoViewIfNeeded()
    const box = await sheet.boundingBox()
    if (!box) throw new Error('no sheet')
    expect(box.width).toBeGreaterThan(280)
    const across = (part: number) => box.x + box.width * part
    await drag(page, { x: across(0.1), y: box.y + 40 }, { x: across(0.8), y: box.y + 60 })
    await expect(page.getByText('签名已保存')).toBeVisible()
    const reach = await inkReach(sheet)
    expect(reach).toBeGreaterThan(0.5)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect
      .poll(async () => (await sheet.boundingBox())?.width)
      .toBeGreaterThan(box.width * 1.5)
    await expect.poll(() => inkReach(sheet)).toBeCloseTo(reach, 1)
  })
})

test.describe('turning a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })

  test('the section with the focus is the one shown in portrait, and in sight in landscape', async ({
    page,
    open,
  }) => {
    const w = TEXTS.en
    const steps = STEPS.en
    await open('/#/post', 'en')
    await logInOnArrival(page, 'en', PHONE)
    await expect(field(page, w.name)).toBeVisible()
    const email = field(page, w.email)
    await email.fill('runner@race.test')

    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(page.getByRole('heading', { level: 2, name: steps.step(3) })).toBeVisible()
    await expect(field(page, w.name)).toBeHidden()
    await expect(email).toHaveValue('runner@race.test')
    await expect(email).toBeFocused()

    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(field(page, w.name)).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'How to reach you' })).toBeInViewport()
    await expect(email).toHaveValue('runner@race.test')
  })
})

for (const { width, isOpen } of [
  { width: 390, isOpen: false },
  { width: 768, isOpen: true },
])
  test(`the progress begins ${isOpen ? 'open' : 'closed'} at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open('/#/post', 'en')
    await logInOnArrival(page, 'en', PHONE)
    const states = page.getByRole('navigation', { name: 'Your progress' })
    const section = states.getByRole('button', { name: 'Who you are' })
    await expect(states).toBeVisible()
    await expect(section).toBeVisible({ visible: isOpen })
    await states.getByText('Your progress').click()
    await expect(section).toBeVisible({ visible: !isOpen })
  })

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 390, height: 640 } })

  test('the bar with the buttons never covers what has the focus', async ({ page, open }) => {
    const w = TEXTS.en
    await open('/#/post', 'en')
    await logInOnArrival(page, 'en', PHONE)
    const states = page.getByRole('navigation', { name: 'Your progress' })
    await states.getByText('Your progress').click()
    await states.getByRole('button', { name: 'Who you are' }).click()
    await field(page, w.name).focus()
    const next = page.getByRole('button', { name: STEPS.en.next, exact: true })
    let presses = 0
    while (!(await next.evaluate((button) => button === document.activeElement))) {
      const isInSight = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused) return false
        const { left, right, top, bottom } = focused.getBoundingClientRect()
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return focused.contains(found) || Boolean(found?.contains(focused))
      })
      expect(isInSight).toBe(true)
      await page.keyboard.press('Tab')
      presses += 1
      expect(presses).toBeLessThan(40)
    }
    expect(presses).toBeGreaterThan(4)
  })
})
