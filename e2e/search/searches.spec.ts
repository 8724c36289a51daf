import type { Page } from '@playwright/test'
import { clickFive, fileSavedBy } from '../support/actions.ts'
import { respond, changeConfig } from '../support/api.ts'
import { coreIf, expect, LANGUAGES } from '../support/fixtures.ts'
import { type Stop, test } from '../support/ownSandbox.ts'

const QUERY = '**/race-center/api/query'
const EXPORT = '**/race-center/api/export?*'

/** The dates and next step of a found registration. */
const stepsOf = (page: Page) =>
  page.locator('dl').filter({ has: page.getByText(/^(?:下一步|Next step)$/) })
/** The state of a found registration. */
const stateOf = (page: Page) => stepsOf(page).locator('..').getByRole('heading', { level: 2 })

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
    genuine: '证书真实有效',
    code: '证书编号',
    checkIt: '核验',
    forged: '查不到这份证书',
    splits: '分段',
  },
  en: {
    name: 'Full name',
    number: 'ID number, or its last 6 characters',
    ask: 'Search',
    state: 'Paid, waiting for the ballot',
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

/**
 * Opens the score search, as the organiser does after the race. Results of earlier years are
 * published.
 */
const openResults = (page: Page) =>
  changeConfig(page, (config) => {
    const cards = config['searchConfigList'] as { moduleType: number; openStatus: boolean }[]
    for (const card of cards) if (card.moduleType === 3) card.openStatus = true
    Object.assign(config['scoreSearch'] as object, { openStatus: true })
  })

async function ask(page: Page, texts: Texts, name: string, number: string) {
  const form = page.getByRole('main').getByRole('form').first()
  await form.getByLabel(texts.name).fill(name)
  await form.getByLabel(texts.number).fill(number)
  await form.getByRole('button', { name: texts.ask }).click()
}

for (const language of LANGUAGES) {
  const texts = TEXTS[language]

  test(`registration search in ${language}: a match, no match, a wrong pair @narrow${coreIf(language === 'zh')}`, async ({
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

  test(`results of several years in ${language}, a certificate, and a forged one @narrow${coreIf(language === 'en')}`, async ({
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

/** Name, last six characters of the document number, and the expected text in both languages. */
type Known = [name: string, number: string, zh: string, en: string]

/** Searches for people one after the other. Each result follows the page's language. */
async function searchAll(page: Page, people: Known[], answerOf: (texts: string) => Promise<void>) {
  for (const [name, number, zh, en] of people) {
    await ask(page, TEXTS.zh, name, number)
    await answerOf(zh)
    await page.getByRole('button', { name: 'English' }).click()
    await answerOf(en)
    await page.getByRole('button', { name: '中文' }).click()
  }
}

const STATES: Partial<Record<Stop, Known[]>> = {
  'sign-up-open': [
    ['林晓岚', '120022', '草稿', 'Draft'],
    ['周明川', '210032', '已提交', 'Submitted'],
    ['韩雪峰', '020010', '证明未通过', 'Proof not accepted'],
    ['沈一帆', '300013', '待缴费', 'Payment due'],
    ['何青山', '09001X', '已缴费，等待抽签', 'Paid, waiting for the ballot'],
  ],
  'ballot-day': [
    ['罗知秋', '080027', '已获名额（免抽签）', 'You have a place (no ballot)'],
    ['林知远', '180014', '已中签', 'You have a place'],
    ['唐晚舟', '250029', '已放弃名额', 'Place given up'],
    ['何青山', '09001X', '未中签', 'No place this time'],
    ['江若水', '160021', '候补中候补第 57 位', 'On the waiting listNo. 57 on the waiting list'],
    ['邵平', '270013', '已失效', 'Lapsed'],
    ['陆鸣', '040011', '退款中', 'Refund on its way'],
    ['顾念慈', '190025', '已退款', 'Refunded'],
  ],
}

for (const [stop, people] of Object.entries(STATES) as [Stop, Known[]][]) {
  test.describe(() => {
    test.use({ stop })
    test(`every sign-up state at ${stop}, in both languages`, async ({ page, open }) => {
      await open('/#/registration-search')
      await searchAll(page, people, async (texts) => {
        await expect(stateOf(page)).toHaveText(texts)
        await expect(stateOf(page).locator('+ p')).toHaveText(/.[。.]$/)
        await expect(stepsOf(page).locator('dd')).toHaveText([
          /（北京时间）$|\(Beijing time\)$/,
          /.[。.]$/,
        ])
      })
    })
  })
}

test.describe(() => {
  test.use({ stop: 'day-after' })
  test('F44 results on the day after: every state, comparing runners, files to download', async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    await open('/#/score-search')
    await searchAll(
      page,
      [
        ['秦牧野', '050014', '不列名次', 'but are not ranked'],
        ['高原', '300014', '打破赛会纪录', 'A course record'],
        ['白露', '080022', '不在名单中显示', 'left out of lists'],
        ['石磊', '030013', '未完赛', 'Did not finish'],
        ['方晴', '010020', '未起跑', 'Did not start'],
        ['钱立', '100015', '没有跑完全部路线', 'You did not run the whole course'],
        ['林知远', '180014', '男子 30–34 岁', 'Men 30–34'],
      ],
      (texts) => expect(page.getByRole('article')).toContainText(texts),
    )
    await expectCleanText()
    const compare = page.getByRole('region', { name: '与另一位选手对比' })
    await compare.getByRole('button', { name: '开始对比' }).click()
    await compare.getByRole('textbox', { name: '姓名' }).fill('高原')
    await compare.getByRole('textbox', { name: '参赛号' }).fill('A0001')
    await compare.getByRole('button', { name: '查询' }).click()
    await expect(compare.getByRole('row', { name: /^42.195 公里/ })).toContainText('慢 1:14:38')
    await expectAccessible()

    // F44: an invalid response shows an error; a file that starts with a brace is still a file.
    const file = page.getByRole('group', { name: '获奖名单' })
    const save = file.getByRole('button', { name: '下载' })
    for (const [body, texts] of [
      ['{"code":3299,"msg":"名单整理中"}', '名单整理中'],
      ['', '没有数据'],
      ['<!doctype html><title>502</title>', '服务器暂时无响应'],
    ] as const) {
      await page.route(EXPORT, respond(body), { times: 1 })
      await save.click()
      await expect(file.getByRole('status')).toHaveText(texts)
    }
    await page.route(EXPORT, (route) =>
      route.fulfill({
        body: '{\\rtf1 prizes',
        headers: { 'content-disposition': "attachment; filename*=UTF-8''prizes.rtf" },
      }),
    )
    expect((await fileSavedBy(save)).name).toBe('prizes.rtf')
    await page.unroute(EXPORT)
    await file.getByRole('button', { name: '预览' }).click()
    const preview = page.getByRole('dialog', { name: '2024 燕岭马拉松 获奖名单.xlsx' })
    await expect(preview.getByRole('table')).toContainText('高*')
  })
})

test('F15 F16 F29 a search that hangs, is offline, or is submitted five times at once', async ({
  page,
  open,
  context,
}) => {
  await page.clock.install()
  await open('/#/registration-search')
  let asked = 0
  await page.route(QUERY, () => {
    asked += 1
  })
  const form = page.getByRole('form', { name: '姓名和证件号码' })
  await form.getByLabel('姓名').fill('林知远')
  await form.getByLabel('证件号码或后六位').fill('180014')
  const button = form.getByRole('button')
  await clickFive(button)
  await expect(page.getByRole('heading', { name: '查询中' })).toBeVisible()
  await expect.poll(() => asked).toBe(1)
  await page.clock.fastForward(4000)
  await expect(page.getByRole('heading', { name: /响应较慢/ })).toBeVisible()
  await page.clock.fastForward(57_000)
  await expect(page.getByTestId('toast-error')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: '网络连接失败' })).toBeVisible()
  await expect(button).toHaveAttribute('aria-busy', 'false')
  await expect(form.getByLabel('姓名')).toHaveValue('林知远')
  expect(asked).toBe(1)
  await page.clock.fastForward(5100)
  await expect(page.getByTestId(/^toast-/)).toHaveCount(0)

  await page.unroute(QUERY)
  await context.setOffline(true)
  const retry = page.getByRole('button', { name: '重试' })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await retry.click()
    await expect(retry).toBeVisible()
  }
  await expect(page.getByTestId(/^toast-/)).toHaveCount(1)
  await context.setOffline(false)
  await retry.click()
  await expect(stateOf(page)).toHaveText('已缴费，等待抽签')
})

test('F45 a closed search without its own text shows the default text at its address', async ({
  page,
  open,
}) => {
  await changeConfig(page, (config) => {
    for (const name of ['registrationSearch', 'scoreSearch', 'pictureSearch']) {
      Object.assign(config[name] as object, { openStatus: false, dialogText: '', dialogTextEn: '' })
    }
    for (const card of config['searchConfigList'] as object[]) {
      Object.assign(card, { dialogText: '', dialogTextEn: '' })
    }
  })
  for (const path of ['registration-search', 'score-search', 'image-search']) {
    await open(`/#/${path}`)
    await expect(page.getByText('敬请期待')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
})

test('the time zone of a time stays on one line', async ({ page, open }) => {
  await open('/#/registration-search')
  await ask(page, TEXTS.zh, '何青山', '09001X')
  await page.getByRole('button', { name: '查看报名信息' }).click()
  const zones = page.getByRole('main').getByText('（北京时间）')
  await expect(zones).toHaveCount(3)
  const lines = await zones.evaluateAll((times) =>
    times.map((time) => {
      const text = Array.from(time.childNodes).find(({ textContent }) =>
        textContent?.includes('（北京时间）'),
      )
      const from = text?.textContent?.indexOf('（') ?? 0
      const range = document.createRange()
      if (text) {
        range.setStart(text, from)
        range.setEnd(text, from + '（北京时间）'.length)
      }
      return range.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1, 1])
})
