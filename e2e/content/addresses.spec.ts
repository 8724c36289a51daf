import { changeConfig } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const MAP = '/files/Course\u202FMap 1.png'

for (const language of ['zh', 'en'] as const)
  test(`files and pictures may have spaces in their names, in ${language}`, async ({
    page,
    open,
  }) => {
    await page.route(/Course(?:%20|%E2%80%AF)Map%201\.png$/, (route) =>
      route.fulfill({ body: PIXEL, contentType: 'image/gif' }),
    )
    const content =
      `<p>见<a href="/files/race rules 2024.pdf">规程</a><img src="${MAP}" alt="路线图">` +
      '<a href="https://files.example.com/race handbook.pdf">手册</a></p>'
    await changeConfig(page, (config) => {
      config.logo = ' /files/Course Map 1.png'
      config.logoEn = config.logo
      config.logoDark = config.logo
      config.logoDarkEn = config.logo
      for (const slide of config.carouselList as { surfacePlotUrl: string }[])
        slide.surfacePlotUrl = MAP
      const { raceRules } = config.raceInformation as { raceRules: Record<string, unknown> }
      Object.assign(raceRules, { content, contentEn: content, contentJa: content })
    })
    await open('/#/home', language)
    const loaded = (source: string) =>
      page
        .locator(`img[src="${source}"]`)
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
    expect(await loaded('/files/Course%E2%80%AFMap%201.png')).toBe(1)
    expect(await loaded('/files/Course%20Map%201.png')).toBe(1)
    await page.evaluate(() => (location.hash = '#/race-information/race-rules'))
    const article = page.getByRole('article')
    await expect(article.getByRole('link', { name: '规程' })).toHaveAttribute(
      'href',
      '/files/race%20rules%202024.pdf',
    )
    await expect(article.getByRole('link', { name: '手册' })).toHaveAttribute(
      'href',
      'https://files.example.com/race%20handbook.pdf',
    )
    await expect(article.getByRole('img', { name: '路线图' })).toHaveJSProperty('naturalWidth', 1)
  })

test('F49 a link within the site that cannot be decoded: not-found page, and Back returns', async ({
  page,
  open,
}) => {
  await changeConfig(page, (config) => {
    const [picture] = config.carouselList as { surfacePlotUrl: string }[]
    config.adListTop = [{ surfacePlotUrl: picture?.surfacePlotUrl, jumpUrl: '/article/100%' }]
    const { raceRules } = config.raceInformation as { raceRules: { content: string } }
    raceRules.content = '<p><a href="/article/100%">满额说明</a></p>'
  })
  const isNotFound = expect(page.getByRole('heading', { name: '没有找到这一页' }))
  await open('/#/home')
  await page.locator('a[href="#/article/100%"]').first().focus()
  await page.keyboard.press('Enter')
  await isNotFound.toBeVisible()
  await page.goBack()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.evaluate(() => (location.hash = '#/race-information/race-rules'))
  await page.getByRole('link', { name: '满额说明' }).click()
  await isNotFound.toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: '满额说明' })).toBeVisible()
})
