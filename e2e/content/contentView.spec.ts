import type { Page } from '@playwright/test'
import { raceRules } from '#editions/yanling-2024/documents/raceRules.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import { grown } from '#tests/support/payloads/heavy.ts'
import { openTestPage } from '#tests/support/payloads/openTestPage.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdTasks } from '../support/heldTasks.ts'

const RULES = raceRules.content ?? ''

async function show(page: Page, html: string, props?: { numberedFrom?: number }) {
  await page.evaluate(([content, rest]) => window.testPage.showContent([content], rest), [
    html,
    props,
  ] as const)
  await page.waitForFunction(() => window.testPage.isWhole())
  return page.getByTestId('content')
}

const shownHtml = (page: Page) =>
  page
    .getByTestId('content-slice')
    .evaluateAll((slices) => slices.map((slice) => slice.innerHTML).join(''))

test.beforeEach(async ({ page, watch }) => {
  watch.reports.push('not shown')
  await openTestPage(page, { policy: true })
})

const cases: [name: string, html: string, shown: string][] = [
  ['headings rank below the page’s own heading', '<h1 id=a>题</h1>', '<h2 id="content-a">题</h2>'],
  [
    'editors’ styles become the site’s classes, or are dropped',
    '<p style="text-align: center; color: rgb(225, 60, 57); font-size: 22px; margin: 9em">文</p>',
    '<p class="align-center ink-red size-large">文</p>',
  ],
  [
    'legacy elements are replaced by modern ones',
    '<center>甲</center><font color="#0000FF" size="5">乙</font><strike>丙</strike>',
    '<div class="align-center">甲</div><span class="ink-blue size-large">乙</span><s>丙</s>',
  ],
  [
    'only known classes are kept',
    '<p class="note MsoNormal">注</p><p class="screen">文</p>',
    '<p class="note">注</p><p>文</p>',
  ],
  [
    'links of every kind',
    '<a href="https://example.com/a?b=c&amp;d">甲</a><a href="#/home">乙</a><a href="/home">丙</a>' +
      '<a href="/files/a.pdf">丁</a><a href="mailto:a@b.example">戊</a><a href="#fee">己</a><a href="x.html">庚</a>',
    '<a href="https://example.com/a?b=c&amp;d" target="_blank" rel="noopener noreferrer">甲</a>' +
      '<a href="#/home">乙</a><a href="#/home">丙</a>' +
      '<a href="/files/a.pdf" target="_blank" rel="noopener noreferrer">丁</a>' +
      '<a href="mailto:a@b.example" target="_blank" rel="noopener noreferrer">戊</a>' +
      '<a href="#/?section=fee">己</a>庚',
  ],
  [
    'pictures load lazily; relative URLs are dropped, pictures within the HTML stay',
    '<img src="/x.png" alt="图" width="40" height="30" style="float:left"><img src="x.png"><img src="data:image/png;base64,AA">',
    '<img src="/x.png" alt="图" width="40" height="30" loading="lazy" decoding="async">' +
      '<img src="data:image/png;base64,AA" alt="" loading="lazy" decoding="async">',
  ],
  [
    'tables keep their heads and spans',
    '<table border=1 width=900><caption>表</caption><tr><th scope=col colspan=2>甲<td rowspan=0 class=number>1</table>',
    '<div class="table-scroll"><table><caption>表</caption><tbody><tr><th scope="col" colspan="2">甲</th>' +
      '<td class="number">1</td></tr></tbody></table></div>',
  ],
  [
    'lists keep their numbers',
    '<ol start=3 type=a><li value=9>甲</ol><dl><dt>乙<dd>丙</dl>',
    '<ol start="3" type="a"><li value="9">甲</li></ol><dl><dt>乙</dt><dd>丙</dd></dl>',
  ],
  [
    'sectioning elements stay blocks, form elements are unwrapped or removed',
    '<section><details><summary>甲</summary><p>乙</p></details><label>丙<input></label></section><button>丁</button>',
    '<div><div><div>甲</div><p>乙</p></div>丙</div>',
  ],
  [
    'words about markup stay words',
    '<p>写作 &lt;b style="x" onclick=1&gt;，turn on = 1</p><pre><code>a &lt; b &amp;&amp; c</code></pre>',
    '<p>写作 &lt;b style="x" onclick=1&gt;，turn on = 1</p><pre><code>a &lt; b &amp;&amp; c</code></pre>',
  ],
  [
    'comments are dropped, the text beside them is kept',
    '<p>配速 &lt;5 分<!-- 旧：&lt;6 --></p>&lt;b<!---->',
    '<p>配速 &lt;5 分</p>&lt;b',
  ],
  ['a named anchor becomes a section', '<a name="fee">费用</a>', '<a id="content-fee">费用</a>'],
  ['plain text stays', '报名 < 抽签 & 缴费', '报名 &lt; 抽签 &amp; 缴费'],
  ['empty content stays empty', '', ''],
]
for (const [name, html, shown] of cases) {
  test(name, async ({ page }) => {
    await show(page, html)
    expect(await shownHtml(page)).toBe(shown)
    // Sanitising is idempotent.
    await show(page, shown)
    expect(await shownHtml(page)).toBe(shown)
  })
}

test('the edition’s documents lose nothing', async ({ page }) => {
  const { raceInformation, introduction, aboutUs, newsNotice } = yanling2024
  const documents = [raceInformation, introduction, aboutUs, newsNotice]
    .flatMap((section) => Object.values(section ?? {}).flat())
    .flatMap((document) => [document?.content ?? '', document?.contentEn ?? ''])
    .filter((html) => html !== '')
  expect(documents.length).toBeGreaterThan(20)
  for (const html of documents) {
    await show(page, html)
    const [shown, source] = await page.evaluate((content) => {
      const parsed = new DOMParser().parseFromString('', 'text/html').createElement('body')
      // Only the site's own policy may turn text into elements, so words and links are counted
      // instead.
      parsed.textContent = content
      const root = document.querySelector('[data-testid=content]')
      const count = (name: string) => root?.querySelectorAll(name).length ?? 0
      return [
        ['p', 'h2', 'li', 'a[href]', 'td', 'th', 'img', 'strong', '.note'].map(count),
        root?.textContent ?? '',
      ] as const
    }, html)
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
    expect(shown).toEqual([
      count(/<p[\s>]/g),
      count(/<h2[\s>]/g),
      count(/<li[\s>]/g),
      count(/<a\s/g),
      count(/<td[\s>]/g),
      count(/<th[\s>]/g),
      count(/<img\s/g),
      count(/<strong>/g),
      count(/class="note"/g),
    ])
    expect(source.replace(/\s/g, '')).toBe(html.replace(/<[^>]*>|\s/g, ''))
  }
})

test('links to files request a preview, and remain links', async ({ page }) => {
  const links =
    '<a href="/f/a.docx">参赛声明</a><a href="/f/prizes.XLSX?v=2"><img src="/x.png" width="40" height="30"></a>' +
    '<a href="https://example.com/c.pdf"><b>路线图</b></a><a href="#/home">首页</a>'
  const root = await show(page, links)
  for (const link of await root.getByRole('link').all()) await link.click()
  expect(await page.evaluate(() => window.testPage.files)).toEqual([
    '参赛声明 https://content.test/f/a.docx',
    'prizes.XLSX https://content.test/f/prizes.XLSX?v=2',
    '路线图 https://example.com/c.pdf',
  ])
  await expect(page).toHaveURL(/#\/home$/)
  await root.getByText('参赛声明').click({ modifiers: ['ControlOrMeta'] })
  expect(await page.evaluate(() => window.testPage.files)).toHaveLength(3)
})

test('a link to a section scrolls there', async ({ page }) => {
  const root = await show(page, `<p><a href="#费用">见费用</a></p>${RULES}<h2 id="费用">费用</h2>`)
  const heading = root.locator('h2').last()
  await expect(heading).not.toBeInViewport()
  await root.getByText('见费用').click()
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
})

test('a table wider than its container can be scrolled by keyboard', async ({
  page,
  expectAccessible,
}) => {
  const cells = '<td class="number">2024 年 9 月 22 日</td>'.repeat(12)
  const wide = `<table><caption>分段成绩</caption><tr>${cells}</tr></table>`
  const root = await show(
    page,
    `${wide}<table><caption>费用</caption><tr><td>180 元</td></tr></table>`,
  )
  const region = root.getByRole('region', { name: '分段成绩' })
  await page.keyboard.press('Tab')
  await expect(region).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  await expect(root.getByRole('region')).toHaveCount(1)
  await expectAccessible()

  await page.setViewportSize({ width: 4000, height: 900 })
  await expect(root.getByRole('region')).toHaveCount(0)
})

test('section numbers continue throughout long content', async ({ page }) => {
  const html = Array.from(
    { length: 60 },
    (_, index) => `<h2>${index + 1}</h2>${'<p>正文</p>'.repeat(80)}`,
  )
  const root = await show(page, html.join(''), { numberedFrom: 1 })
  const heading = root.locator('h2', { hasText: /^57$/ })
  await heading.scrollIntoViewIfNeeded()
  await expect(heading).toMatchAriaSnapshot('- heading "57" [level=2]')
  const starts = await root
    .getByTestId('content-slice')
    .evaluateAll((slices) =>
      slices.map((slice) => [
        Number(getComputedStyle(slice).counterReset.split(' ')[1]) + 1,
        Number(slice.querySelector('h2')?.textContent),
      ]),
    )
  expect(starts.length).toBeGreaterThan(4)
  for (const [counted, written] of starts) if (written) expect(counted).toBe(written)
})

test('500 KB are shown in small slices: the first alone, then one in each task, few laid out', async ({
  page,
}) => {
  const html = `<p><a href="/f/a.docx">参赛声明</a></p>${grown(RULES, 500_000)}<p>末段</p>`
  const tasks = await holdTasks(page)
  await page.evaluate((content) => window.testPage.showContent([content]), html)
  const root = page.getByTestId('content')
  const slices = root.getByTestId('content-slice')
  await expect(slices).toHaveCount(1)
  // The page answers a click while slices are still to come.
  await root.getByRole('link', { name: '参赛声明' }).click()
  expect(await page.evaluate(() => window.testPage.files)).toHaveLength(1)
  for (let count = 2; count <= 8; count += 1) {
    await tasks.next()
    await expect(slices).toHaveCount(count)
    await expect(root).toHaveAttribute('aria-busy', 'true')
  }
  await tasks.release()
  await expect(root).toHaveAttribute('aria-busy', 'false')
  await expect(slices.last()).toHaveText(/末段$/)
  const shown = await slices.evaluateAll((all) =>
    all.map((slice) => ({
      characters: slice.textContent.length,
      elements: slice.querySelectorAll('*').length,
      isLaidOut: slice.checkVisibility({ contentVisibilityAuto: true }),
    })),
  )
  expect(shown.length).toBeGreaterThan(20)
  expect(Math.max(...shown.map(({ characters }) => characters))).toBeLessThan(48_000)
  expect(Math.max(...shown.map(({ elements }) => elements))).toBeLessThan(2000)
  expect(shown.filter(({ isLaidOut }) => isLaidOut).length).toBeLessThan(6)
})
