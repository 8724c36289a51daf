import type { Page } from '@playwright/test'
import { expect, LANGUAGES, test } from './fixtures.ts'
import { changeConfig } from './wire.ts'

const TEXTS = {
  zh: {
    name: '姓名',
    number: '证件号码或后六位',
    ask: '查询',
    state: '已缴费，等待抽签',
    miss: '没有查到相符的记录',
    show: '查看证书',
    certificate: '完赛证书',
    check: '核验证书',
    genuine: '证书属实',
    code: '证书编号',
    checkIt: '核验',
    forged: '查不到这份证书',
    splits: '分段',
  },
  en: {
    name: 'Full name',
    number: 'ID number, or its last six',
    ask: 'Search',
    state: 'Paid, waiting for the draw',
    miss: 'No matching record',
    show: 'Show certificate',
    certificate: 'Certificate',
    check: 'Check a certificate',
    genuine: 'Genuine',
    code: 'Certificate number',
    checkIt: 'Check',
    forged: 'No such certificate',
    splits: 'Splits',
  },
}
type Texts = (typeof TEXTS)['zh']

/** Opens the look-up of results, as the organiser does after the race; earlier years are out. */
const openResults = (page: Page) =>
  changeConfig(page, (config) => {
    const cards = config['searchConfigList'] as { moduleType: number; openStatus: boolean }[]
    for (const card of cards) if (card.moduleType === 3) card.openStatus = true
    Object.assign(config['scoreSearch'] as object, { openStatus: true })
  })

async function ask(page: Page, texts: Texts, name: string, number: string) {
  const form = page.getByRole('tabpanel').first()
  await form.getByLabel(texts.name).fill(name)
  await form.getByLabel(texts.number).fill(number)
  await form.getByRole('button', { name: texts.ask }).click()
}

for (const language of LANGUAGES) {
  const texts = TEXTS[language]

  test(`registration search in ${language}: a hit, a miss, a wrong pair`, async ({
    page,
    open,
    watch,
    expectAccessible,
    expectCleanText,
  }) => {
    await open('/#/registration-search', language)
    await expectAccessible()
    await ask(page, texts, '林知远', '180014')
    await expect(page.getByRole('heading', { level: 2, name: texts.state })).toBeVisible()
    await expectAccessible()
    await expectCleanText()
    const misses = []
    for (const [name, number] of [
      ['查无此人', '180014'],
      ['林知远', '180015'],
    ] as const) {
      await ask(page, texts, name, number)
      const miss = page.getByRole('heading', { name: texts.miss })
      await expect(miss).toBeVisible()
      misses.push(await miss.locator('..').innerText())
    }
    expect(misses[0]).toBe(misses[1])
    await expectAccessible()
    await expect(page).toHaveURL(/#\/registration-search$/)
    for (const request of watch.requests) expect(request.url()).not.toContain('18001')
  })

  test(`own years in ${language}, a certificate, and one that is forged`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    await openResults(page)
    await open('/#/multiple-score-search', language)
    await ask(page, texts, '林知远', '180014')
    await expect(page.getByText('3:51:40').first()).toBeVisible()
    await expect(page.getByRole('tab', { name: '2022' })).toBeVisible()
    await expect(page.getByRole('table', { name: texts.splits })).toBeVisible()
    await page.getByRole('button', { name: texts.show }).click()
    await expect(page.getByRole('img', { name: texts.certificate })).toBeVisible()
    await expectAccessible()
    await expectCleanText()
    await page.getByRole('link', { name: texts.check }).click()
    await expect(page.getByRole('heading', { name: texts.genuine })).toBeVisible()
    await expectAccessible()
    await page.getByLabel(texts.code).fill('YL2023-B1310-AAAAAAAA')
    await page.getByRole('button', { name: texts.checkIt }).click()
    await expect(page.getByRole('heading', { name: texts.forged })).toBeVisible()
    await expectAccessible()
  })
}
