import { expect, test } from '../support/fixtures.ts'
import { changeConfig } from '../support/api.ts'

const CPU_SLOWDOWN = 4

test('F12 1,000 pictures and a document of 2 MB: first content at once, few elements', async ({
  page,
  open,
}) => {
  await changeConfig(page, (config) => {
    const pictures = config.wonderfulPictures as object[]
    config.wonderfulPictures = Array.from({ length: 1000 }, (_, i) => pictures[i % pictures.length])
    const { raceRules } = config.raceInformation as { raceRules: { content: string } }
    raceRules.content = '<h2>一</h2><p>文字</p>'.repeat(80_000)
  })
  await open('/#/home')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.evaluate(() => (location.hash = '#/image-collection'))
  await expect(page.getByText('1000 个瞬间')).toBeVisible()
  expect(await page.getByRole('main').locator('img').count()).toBeLessThan(100)
  await page.evaluate(() => (location.hash = '#/race-information/race-rules'))
  await expect(page.getByRole('article').getByText('文字').first()).toBeVisible()
  // The rest of the document is rendered in parts, between which the page stays responsive.
  await page.getByRole('link', { name: '首页' }).first().click()
  await expect(page.getByRole('timer')).toBeVisible()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
})
