import type { Page } from '@playwright/test'
import { forms } from '#sandbox/editions/yanling-2024/signup/forms.ts'
import { drag } from '../support/actions.ts'
import { expect, LANGUAGES } from '../support/fixtures.ts'
import { boxOf } from '../support/gestures.ts'
import { test } from '../support/ownSandbox.ts'
import { choose, list, logInOnArrival, TEXTS } from '../support/signupForm.ts'

const FORM = '**/race-center/api/signup/form?*'
const PHONE = '13800000011'
const options = [
  { value: 'a', label: '甲', labelEn: 'First', hint: '说明', hintEn: 'Why', withText: true },
  {
    value: 'b',
    label: '乙',
    labelEn: 'Second',
    withImages: true,
    link: '#/home',
    linkLabel: '赛事',
  },
]
const upload = { maxSize: 5, maxCount: 3, width: 295, height: 413, types: ['jpg', 'png', 'pdf'] }
const SETTINGS: Record<string, object> = {
  'clothing-size': { chart: [{ label: '身高', labelEn: 'Height', centimetres: [160, 165] }] },
  'single-country': { countries: ['CN', 'HK'] },
  'date-picker': { min: '2024-09-01', max: '2024-09-21' },
  number: { unit: '分钟', unitEn: 'minutes', rules: { min: 60, max: 600 } },
  'past-events': { max: 3 },
  'paid-score-validation': { price: 20, about: '核验', aboutEn: 'A check' },
  textarea: { rules: { maxLength: 200 } },
  policy: { policyId: 'document' },
}
const TYPES =
  'checkbox clothing-size country country-advanced single-country date-picker email gender input number area area-image-upload past-events phone picker radio radio-input radio-image-upload radio-link paid-score-validation score-verification textarea image-upload images-upload url signature policy identity-document hologram'

/** A form with a field of every type, and one of an unknown type. */
const everyType = TYPES.split(' ').map((type) => ({
  ...{ key: `of-${type}`, type, label: `题目 ${type}`, labelEn: `Question ${type}` },
  ...{ required: type !== 'hologram' && type !== 'country', options },
  ...(type.endsWith('upload') && upload),
  ...SETTINGS[type],
}))

async function serveEveryType(page: Page) {
  await page.route(FORM, async (route) => {
    const { data, ...rest } = (await (await route.fetch()).json()) as { data: object }
    const form = { ...data, fields: everyType, sections: [], policies: forms.post.policies }
    await route.fulfill({ json: { ...rest, data: form } })
  })
}

for (const language of LANGUAGES) {
  test(`every widget is accessible and usable by keyboard when empty, open and invalid: ${language}`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    test.slow()
    await serveEveryType(page)
    await open('/#/post', language)
    await logInOnArrival(page, language, PHONE)
    const question = language === 'zh' ? '题目' : 'Question'
    const named = (type: string) => ({ name: new RegExp(`^${question} ${type}( ?\\*)?$`) })
    await expect(page.getByTestId('field')).toHaveCount(everyType.length)

    // A list can be searched in both languages and a date can be typed, without a pointer.
    const country = page.getByRole('combobox', named('country'))
    await country.focus()
    await page.keyboard.type(language === 'zh' ? 'andorra' : '安道尔')
    if (language === 'zh') await expectAccessible()
    await page.keyboard.press('Enter')
    await expect(country).toHaveAccessibleDescription(language === 'zh' ? '安道尔' : 'Andorra')
    const day = page.getByRole('textbox', named('date-picker'))
    await day.focus()
    await page.keyboard.type('2024-9-31')
    await page.keyboard.press('Tab')
    await expect(day).toHaveAccessibleDescription(/日期不存在|There is no such date/)
    // With room below the field, scrolling to the day does not flip the calendar away from the
    // pointer.
    await day.evaluate((box) => box.scrollIntoView())
    await day.click()
    await expect(page.getByTitle('2024-09-20')).toBeVisible()
    if (language === 'en') await expectAccessible()
    await page.getByTitle('2024-09-20').click()
    await expect(day).toHaveValue('2024-09-20')

    // A list of regions lines up with its neighbours until a second one appears below it.
    const { region } = TEXTS[language]
    const label = page.locator('label', { hasText: region })
    expect((await boxOf(label)).width).toBeLessThanOrEqual(1)
    await choose(list(page, region), language === 'zh' ? '其他国家' : 'Another country')
    expect((await boxOf(label)).width).toBeGreaterThan(8)

    // A drawn signature is saved.
    const sheet = page.locator('canvas')
    await sheet.scrollIntoViewIfNeeded()
    const box = await sheet.boundingBox()
    if (!box) throw new Error('no sheet')
    await drag(page, { x: box.x + 40, y: box.y + 40 }, { x: box.x + 120, y: box.y + 90 })
    await expect(page.getByText(/^(签名已保存|Signature saved)$/)).toBeVisible()

    // No link is visually hidden.
    for (const link of await page.locator('main a, [data-testid=field] a').all()) {
      const size = await link.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0), await link.innerText()).toBeGreaterThan(
        8,
      )
    }

    await page
      .getByRole('button', { name: /^(下一步：核对并确认|Next: check and confirm)$/ })
      .click()
    await expectAccessible()
    await expectCleanText()
  })
}
