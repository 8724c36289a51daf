import { changeConfig } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'

const CONTENT =
  '<h2 hidden>SECRET-DRAFT-1</h2><h2>一、集合</h2><p style="display:none">SECRET-DRAFT-2</p>' +
  '<p>地点：<span style="text-decoration:line-through">北广场</span> 南广场</p>' +
  '<h2>二、<ruby>霧里<rt>きりさと</rt></ruby>公民館</h2>' +
  '<b style="font-weight:normal"><p>须出示证件。<span style="font-weight:700">不得代领。</span></p></b>' +
  ['三、补给', '四、医疗', '五、交通', '六、奖励'].map((title) => `<h2>${title}</h2>`).join('') +
  '<p>&ldquo;海拔更高&rdquo;&hellip;特征词盐丸补给</p>' +
  '<iframe src="//player.bilibili.com/player.html?bvid=BV1abc"></iframe>'
const LONG = 'Donaudampfschifffahrt'.repeat(20)
const WATCH = {
  zh: '视频请在原网页观看：',
  en: 'Watch the video on its own page:',
}

test.beforeEach(async ({ page, watch }) => {
  watch.reports.push('not shown: hidden 2, iframe 1')
  await changeConfig(page, (config) => {
    const { raceRules } = config.raceInformation as { raceRules: Record<string, unknown> }
    Object.assign(raceRules, { content: CONTENT, contentEn: CONTENT, contentJa: CONTENT })
    config.agreements = { registration: { title: '报名须知', content: CONTENT } }
    const faq = config.faq as Record<string, unknown>[]
    config.faq = [{ ...faq[0], id: 'long', question: LONG, questionEn: LONG, group: LONG }]
  })
})

for (const language of ['zh', 'en'] as const)
  test(`what an editor pasted is shown as meant, in ${language}`, async ({ page, open }) => {
    await open('/#/race-information/race-rules', language)
    const article = page.getByRole('article')
    await expect(article.locator('s')).toHaveText('北广场')
    await expect(article.locator('strong')).toHaveText('不得代领。')
    await expect(article.locator('rt')).toHaveText('きりさと')
    const link = article.getByRole('link', { name: 'player.bilibili.com' })
    await expect(link).toHaveAttribute('href', 'https://www.bilibili.com/video/BV1abc')
    await expect(article.getByText(WATCH[language])).toBeVisible()
    await expect(page.locator('a', { hasText: '霧里公民館' })).toHaveText('二、霧里公民館')
    expect(
      await article
        .locator('h2')
        .first()
        .evaluate((h2) => getComputedStyle(h2, '::before').content),
    ).toBe('none')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body')).not.toContainText('SECRET-DRAFT')
  })

test('the site search finds what the page shows, and nothing else', async ({ page, open }) => {
  await open('/#/home')
  await page.keyboard.press('/')
  const panel = page.getByRole('search')
  const field = panel.getByRole('textbox')
  await field.fill('盐丸补给')
  await expect(panel.getByRole('link').first()).toContainText('“海拔更高”…特征词盐丸补给')
  await expect(panel.getByText('正在继续整理')).toHaveCount(0)
  for (const words of ['SECRET-DRAFT', 'ldquo']) {
    await field.fill(words)
    await expect(panel.getByText(`没有找到“${words}”`).last()).toBeVisible()
  }
})

test('an agreement whose headings have numbers gets no second ones', async ({ page, open }) => {
  await open('/#/registration-agreement')
  const heading = page.getByRole('heading', { name: '一、集合' })
  await expect(heading).toBeVisible()
  expect(await heading.evaluate((h2) => getComputedStyle(h2, '::before').content)).toBe('none')
})

test('a question of one long word stays within the page', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await open('/#/race-information/faq')
  const question = page.getByRole('heading', { name: LONG, level: 3 })
  await expect(question).toBeVisible()
  const box = await question.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
