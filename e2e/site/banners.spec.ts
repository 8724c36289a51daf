import { changeConfig } from '../support/api.ts'
import { coreIf, expect, expectReady, LANGUAGES, test } from '../support/fixtures.ts'

for (const language of LANGUAGES) {
  test(`header and footer in ${language}: banners, filing links, copyright${coreIf(language === 'en')}`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    await open('/#/unknown', language)
    const banner = page.getByRole('group', { name: /页首广告|top of the page/ }).getByRole('link')
    await expect(banner).toHaveAttribute('href', /^https:\/\//)
    await expect(banner).toHaveAttribute('target', '_blank')
    await expect(banner).toHaveCSS('cursor', 'pointer')
    const filing = page.getByRole('contentinfo').getByRole('link', { name: /京/ })
    await expect(filing).toHaveCount(2)
    await expect(page.getByRole('img', { name: /^©/ })).toHaveAttribute(
      'src',
      new RegExp(`copyright-${language}`),
    )
    await expectCleanText()
    await expectAccessible()
  })
}

test('a banner without a valid link is only a picture', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    const [ad] = config.adListTop as Record<string, string>[]
    config.adListTop = [
      { ...ad, jumpUrl: 'javascript:alert(1)' },
      { ...ad, jumpUrl: '' },
    ]
  })
  await open('/#/unknown')
  const ads = page.getByRole('group', { name: '页首广告' })
  await expect(ads.getByRole('img')).toHaveCount(2)
  await expect(ads.getByRole('link')).toHaveCount(0)
  await expect(ads.getByRole('img').first()).not.toHaveCSS('cursor', 'pointer')
})

test('a banner that links to a page of the site has no pointer cursor', async ({ page, open }) => {
  await changeConfig(page, (config) => {
    const [ad] = config.adListTop as Record<string, string>[]
    config.adListTop = [{ ...ad, jumpUrl: '/news-notice/race-news' }]
  })
  await open('/#/unknown')
  const link = page.getByRole('group', { name: '页首广告' }).getByRole('link')
  await expect(link).toHaveCSS('cursor', 'default')
  await link.click()
  await expect(page).toHaveURL(/#\/news-notice\/race-news$/)
})

test('advertisements are a slim strip that can be closed for the visit', async ({ page, open }) => {
  await open('/#/unknown')
  const ads = page.getByRole('group', { name: '页首广告' })
  const box = await ads.boundingBox()
  expect(box).toMatchObject({ x: 0, width: 1280 })
  expect(box?.height).toBeLessThanOrEqual(64)
  await ads.getByRole('button', { name: '关闭广告' }).press('Enter')
  await expect(ads).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: /回到首页/ })).toBeFocused()
  await page.reload()
  await expectReady(page)
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(ads).toHaveCount(0)
})

for (const [name, change] of [
  ['over', (ad) => ({ ...ad, validUntil: Date.parse('2024-08-15T00:00+08:00') })],
  ['still to come', (ad) => ({ ...ad, validFrom: Date.parse('2024-08-16T00:00+08:00') })],
  ['without a picture', (ad) => ({ ...ad, surfacePlotUrl: '', surfacePlotUrlEn: '' })],
] as [string, (ad: Record<string, unknown>) => Record<string, unknown>][])
  test(`an advertisement ${name} is absent, without a layout shift`, async ({ page, open }) => {
    await changeConfig(page, (config) => {
      config.adListTop = (config.adListTop as Record<string, unknown>[]).map(change)
    })
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shift += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      // The space that the HTML reserves for advertisements before the site loads.
      new MutationObserver(() => {
        if (document.querySelector('.shell--ads')) window.shift += 1
      }).observe(document, { attributes: true, subtree: true })
    })
    await open('/')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('group', { name: '页首广告' })).toHaveCount(0)
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(0.01)
  })
