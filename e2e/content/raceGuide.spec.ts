import { readFileSync } from 'node:fs'
import { coreIf, expect, LANGUAGES, test } from '../support/fixtures.ts'

const TEXTS = {
  zh: { title: '比赛日指南', add: '添加到日历', rows: 'SUMMARY:2024 燕岭马拉松：起跑' },
  en: {
    title: 'Race-day guide',
    add: 'Add to calendar',
    rows: 'SUMMARY:Yanling Mountain Marathon 2024: start',
  },
}

for (const language of LANGUAGES) {
  const texts = TEXTS[language]
  test(`the race guide in ${language} is linked from the footer @narrow${coreIf(language === 'zh')}`, async ({
    page,
    open,
    expectAccessible,
    expectCleanText,
  }) => {
    await open('/#/home', language)
    await page.getByRole('contentinfo').getByRole('link', { name: texts.title }).click()
    await expect(page).toHaveURL(/#\/race-card$/)
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    await expectAccessible()
    await expectCleanText()
  })

  test(`the calendar file can be downloaded in ${language}`, async ({ page, open }) => {
    await open('/#/race-card', language)
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: texts.add }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('yanling-2024.ics')
    const file = readFileSync(await download.path(), 'utf8')
    expect(file).toContain(`${texts.rows}\r\n`)
    expect(file).toContain('DTSTART;TZID=Asia/Shanghai:20240922T080000\r\n')
    expect(file.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(6)
  })

  test(`the race guide prints on one A4 page in ${language}`, async ({ page, open }) => {
    await open('/#/race-card', language)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(part)).toBeHidden()
    await expect(page.getByRole('link', { name: texts.add })).toBeHidden()
    await expect(page.getByRole('article', { name: texts.title })).toBeVisible()
  })
}

test('the alternative path redirects to it, and it wraps on narrow windows', async ({
  page,
  open,
}) => {
  await open('/#/raceCard')
  await expect(page).toHaveURL(/#\/race-card$/)
  await page.setViewportSize({ width: 420, height: 900 })
  const card = page.getByRole('article', { name: '比赛日指南' })
  const box = await card.boundingBox()
  expect(box && box.x + box.width).toBeLessThanOrEqual(420)
})
