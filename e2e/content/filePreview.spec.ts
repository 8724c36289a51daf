import type { Page } from '@playwright/test'
import { dead } from '../support/api.ts'
import { coreIf, expect, LANGUAGES, type Language, test } from '../support/fixtures.ts'
import * as files from '../support/officeFiles.ts'

type Kind = 'docx' | 'xlsx' | 'xls' | 'pdf'
const PAGES: Record<Kind, string> = {
  docx: '/#/race-information/race-statement',
  xlsx: '/#/race-information/race-rules',
  xls: '/#/race-information/race-route',
  pdf: '/#/race-information/race-route',
}
/** Scripts of the preview's own workers. */
const WORKER = /\/assets\/(?:docx|sheet|pdf)\.worker[\w.-]*\.js$/

const linkOf = (page: Page, kind: Kind) =>
  page.getByTestId('content').locator(`a[href$=".${kind}"]`).first()
const serve = (page: Page, kind: Kind, body: Buffer | string) =>
  page.route(`**/edition-2024/files/*.${kind}`, (route) =>
    route.fulfill({ body, contentType: 'application/octet-stream' }),
  )

/** Opens the preview of a file of this kind, as a visitor would. */
async function preview(
  page: Page,
  open: (path: string, language?: Language) => Promise<void>,
  kind: Kind,
  language?: Language,
) {
  await open(PAGES[kind], language)
  await linkOf(page, kind).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Expects that the dialog closes, its link regains the focus, and no worker remains. */
async function expectCloses(page: Page, kind: Kind) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(linkOf(page, kind)).toBeFocused()
  await expect.poll(() => page.workers().length).toBe(0)
}

const TEXTS: Record<Kind, Record<Language, string>> = {
  docx: { zh: '本人自愿参加', en: 'of my own free will' },
  xlsx: { zh: '第一名', en: 'Record bonus: men under' },
  xls: { zh: '青峡驿 → 燕岭广场、P1、P2', en: 'Qingxia Post → Yanling Square, P1, P2' },
  pdf: { zh: '燕岭马拉松赛道一览', en: 'Mouth of the gorge' },
}
for (const language of LANGUAGES) {
  for (const kind of ['docx', 'xlsx', 'xls', 'pdf'] as const) {
    test(`the ${kind} of the edition, ${language}${coreIf(kind === 'docx' && language === 'zh')}`, async ({
      page,
      open,
      expectAccessible,
      expectCleanText,
    }) => {
      const worker = page.waitForEvent('worker', (each) => WORKER.test(each.url()))
      const dialog = await preview(page, open, kind, language)
      await worker
      await expect(dialog.getByText(TEXTS[kind][language]).first()).toBeVisible()
      // The outline for screen readers refers to the text of both pages.
      if (kind === 'pdf') await expect(dialog.locator('.endOfContent')).toHaveCount(2)
      await expect(
        dialog.getByRole('link', { name: language === 'zh' ? '下载文件' : 'Download' }),
      ).toHaveAttribute('href', new RegExp(`/edition-2024/files/.*\\.${kind}$`))
      await expectAccessible()
      await expectCleanText()
      await expectCloses(page, kind)
    })
  }
}

/**
 * The last figure is the number of workers that read the file. The page itself reads its first
 * bytes only.
 */
const REFUSED: [string, Kind, Buffer | string, string, number][] = [
  ['F43 broken pdf', 'pdf', `%PDF-1.7\n${'x'.repeat(5000)}`, '文件已损坏', 1],
  ['F43 encrypted pdf', 'pdf', files.encryptedPdf, '文件有密码', 1],
  ['F43 encrypted docx', 'docx', files.encryptedOffice, '文件有密码', 0],
  ['F43 docx bomb that declares its true size', 'docx', files.docxBomb(true), '文件展开后太大', 1],
  ['F43 docx bomb that declares a false size', 'docx', files.docxBomb(false), '文件展开后太大', 1],
  ['broken docx', 'docx', files.docx('words').subarray(0, 300), '文件已损坏', 1],
  ['broken xls', 'xls', files.encryptedOffice.subarray(0, 900), '文件已损坏', 1],
  ['empty file', 'pdf', '', '文件已损坏', 0],
  ['docx that is a workbook', 'docx', files.xlsx(2, 2), '文件内容与名称不符', 1],
  ['xlsx that is a document', 'xlsx', files.docx('words'), '文件内容与名称不符', 1],
  ['pdf that is a program', 'pdf', `MZ${'\0'.repeat(2000)}`, '文件内容与名称不符', 0],
  ['pdf that is a web page', 'pdf', '<!doctype html><p>home', '没有找到这个文件', 0],
  [
    'file over the limit',
    'pdf',
    Buffer.alloc(20 * 1024 ** 2 + 1, '%PDF-'),
    '文件太大，不能预览',
    0,
  ],
]
for (const [name, kind, body, texts, readers] of REFUSED) {
  test(`${name}: ${texts}`, async ({ page, open, expectAccessible }) => {
    await serve(page, kind, body)
    const workers: string[] = []
    page.on('worker', (worker) => WORKER.test(worker.url()) && workers.push(worker.url()))
    const dialog = await preview(page, open, kind)
    await expect(dialog.getByRole('alert').getByRole('heading')).toHaveText(texts)
    expect(workers).toHaveLength(readers)
    await expect(dialog.getByRole('link', { name: '下载文件' })).toBeVisible()
    await expectAccessible()
    await expectCloses(page, kind)
  })
}

test('F43 a pdf of 500 pages: few are drawn at a time, and any can be opened by its number', async ({
  page,
  open,
}) => {
  await serve(page, 'pdf', files.pdf(500))
  const worker = page.waitForEvent('worker', (each) => WORKER.test(each.url()))
  const dialog = await preview(page, open, 'pdf')
  await worker
  await expect(dialog.getByText('共 500 页')).toBeVisible()
  await expect(dialog.getByText('Sheet 1', { exact: true })).toBeVisible()
  const field = dialog.getByLabel('页码')
  await field.fill('400')
  await field.press('Enter')
  await expect(dialog.getByText('Sheet 400', { exact: true })).toBeInViewport()
  await expect(field).toHaveValue('400')
  expect(await dialog.locator('canvas').count()).toBeLessThan(8)
  await dialog.getByRole('button', { name: '放大' }).click()
  await expect(dialog.getByText('125 %')).toBeVisible()
  await expect(dialog.getByText('Sheet 400', { exact: true })).toBeInViewport()
  await field.fill('9999')
  await field.press('Enter')
  await expect(dialog.getByText('Sheet 500', { exact: true })).toBeInViewport()
  await expectCloses(page, 'pdf')
})

test('F43 an xlsx of a million cells: shows its first rows and a note that there are more', async ({
  page,
  open,
}) => {
  await serve(page, 'xlsx', files.xlsx(20_000, 50))
  const worker = page.waitForEvent('worker', (each) => WORKER.test(each.url()))
  const dialog = await preview(page, open, 'xlsx')
  await worker
  await expect(dialog.getByText('预览只显示前 2000 行、前 50 列')).toBeVisible()
  const rows = dialog.getByRole('rowheader')
  await expect(rows).toHaveCount(100)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('rowheader', { name: '200', exact: true })).toBeAttached()
  await expect(dialog.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
  await expectCloses(page, 'xlsx')
})

for (const kind of ['docx', 'xlsx', 'pdf'] as const) {
  test(`F43 a ${kind} that is not read within 15 s: its worker is terminated`, async ({
    page,
    open,
  }) => {
    await page.clock.install()
    await page.route(WORKER, () => undefined)
    const asked = page.waitForRequest(WORKER)
    const dialog = await preview(page, open, kind)
    await asked
    await expect(dialog.getByText('正在打开文件')).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await page.clock.fastForward(16_000)
    await expect(dialog.getByRole('heading', { name: '打开文件超时' })).toBeVisible()
    await page.clock.fastForward(1000)
    await expectCloses(page, kind)
  })
}

test('without a network, and back online: retry opens the file', async ({ page, open }) => {
  await page.route('**/edition-2024/files/*', dead)
  const dialog = await preview(page, open, 'xlsx')
  await expect(dialog.getByRole('heading', { name: '文件下载失败' })).toBeVisible()
  await expect(page.getByTestId(/^toast-/)).toHaveCount(0)
  await page.unrouteAll()
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect(dialog.getByText('第一名')).toBeVisible()
})

test('a missing file shows an error', async ({ page, open }) => {
  await page.route('**/edition-2024/files/*', (route) =>
    route.fulfill({ status: 404, body: '404' }),
  )
  const dialog = await preview(page, open, 'docx')
  await expect(dialog.getByRole('heading', { name: '没有找到这个文件' })).toBeVisible()
})

test('a slow download can be cancelled, and carries no token', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'T-1'))
  await page.route('**/edition-2024/files/*', () => undefined)
  const asked = page.waitForRequest(/\/files\/[\w-]+\.pdf$/)
  const dialog = await preview(page, open, 'pdf')
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  const request = await asked
  expect(request.headers()).not.toHaveProperty('token')
  const failed = page.waitForEvent('requestfailed')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await failed).url()).toBe(request.url())
  await expect(linkOf(page, 'pdf')).toBeFocused()
})

test('Chinese text without embedded fonts is shown and can be selected', async ({
  page,
  open,
  watch,
}) => {
  await serve(page, 'pdf', files.chinesePdf('燕岭马拉松'))
  const dialog = await preview(page, open, 'pdf')
  const text = dialog.getByText('燕岭马拉松', { exact: true })
  await expect(text).toBeAttached()
  await text.click({ clickCount: 3 })
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('燕岭马拉松')
  const map = watch.requests.find((each) => each.url().endsWith('UniGB-UCS2-H.bcmap'))
  expect((await map?.response())?.status()).toBe(200)
  expect(await inkOn(page)).toBeGreaterThan(500)
})

for (const [language, note] of [
  ['zh', '第 1 页似乎是空白'],
  ['en', 'Page 1 seems to be empty'],
] as const)
  test(`a page that shows nothing says so in ${language}`, async ({ page, open }) => {
    await serve(page, 'pdf', files.blankPdf)
    const dialog = await preview(page, open, 'pdf', language)
    await expect(dialog.getByText(note)).toBeVisible()
    await serve(page, 'pdf', files.pdf(1))
    const full = await preview(page, open, 'pdf', language)
    await expect(full.getByText('Sheet 1')).toBeAttached()
    await expect(full.locator('[data-drawn=false]')).toHaveCount(0)
    await expect(full.getByText(note)).toHaveCount(0)
  })

test('text in a field is shown, and a linked picture is reported as omitted', async ({
  page,
  open,
}) => {
  await serve(page, 'docx', files.docxWithField('声明第一条'))
  const dialog = await preview(page, open, 'docx')
  await expect(dialog.getByText('声明第一条')).toBeVisible()
  await expect(dialog.getByText('有些图片无法在这里显示')).toBeVisible()
})

test('a document of several parts: numbers and an embedded page are shown, its script and picture are not', async ({
  page,
  open,
  watch,
}) => {
  const embedded =
    '<html><body><h1>竞赛规程</h1><p>起跑时间 8:00<img src="https://race.test/far.png"><script>document.title = "run"</script></body></html>'
  await serve(page, 'docx', files.docxOfParts('报名资格', embedded))
  const dialog = await preview(page, open, 'docx')
  await expect(dialog.getByText('第一条 报名资格')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: '竞赛规程' })).toBeVisible()
  await expect(dialog.getByText('起跑时间 8:00')).toBeVisible()
  await expect(dialog.getByText('有些图片无法在这里显示')).toBeVisible()
  await expect(page).not.toHaveTitle('run')
  expect(watch.requests.filter((each) => each.url().includes('far.png'))).toEqual([])
})

/** Number of dark pixels on the first page. */
const inkOn = (page: Page) =>
  page
    .locator('dialog canvas')
    .first()
    .evaluate((element) => {
      const canvas = element as HTMLCanvasElement
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      return data.filter((value, at) => at % 4 === 0 && value < 100).length
    })

test('nothing in a file is executed, and only safe links remain', async ({ page, open, watch }) => {
  const hostile = '&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;alert(1)&lt;/script&gt;'
  const shown = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const dialogs: string[] = []
  page.on('dialog', (alert) => {
    dialogs.push(alert.message())
    void alert.dismiss()
  })
  await serve(
    page,
    'docx',
    files.docx(hostile, { bad: 'javascript:alert(1)', good: 'https://race.test/' }),
  )
  await serve(
    page,
    'xlsx',
    files.xlsx(2, 2, () => hostile),
  )
  await serve(page, 'pdf', files.pdf(1))

  const text = await preview(page, open, 'docx')
  await expect(text.getByText(shown)).toBeVisible()
  await expect(text.locator('[href^=javascript]')).toHaveCount(0)
  await expect(text.getByRole('link', { name: 'good' })).toHaveAttribute('rel', /noopener/)
  const table = await preview(page, open, 'xlsx')
  await expect(table.getByText(shown).first()).toBeVisible()
  const pages = await preview(page, open, 'pdf')
  await expect(pages.getByText('Sheet 1')).toBeVisible()

  expect(dialogs).toEqual([])
  expect(watch.requests.filter((each) => each.url().endsWith('/x'))).toEqual([])
})

test('the sheets of a workbook can be switched by keyboard', async ({ page, open }) => {
  const dialog = await preview(page, open, 'xlsx')
  const [first, second] = ['奖金', 'Prize money'].map((name) => dialog.getByRole('tab', { name }))
  await expect(dialog.getByText('第一名')).toBeVisible()
  await first?.focus()
  await page.keyboard.press('ArrowRight')
  await expect(second!).toBeFocused()
  await expect(second!).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByText('1st', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('region')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await expect(first!).toBeFocused()
  await expectCloses(page, 'xlsx')
})
