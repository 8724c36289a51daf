import { changeConfig } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdTasks } from '../support/heldTasks.ts'

test('F12 1,000 pictures and a document of 2 MB: few elements, and the menu works before the rest', async ({
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
  await page.evaluate(() => (location.hash = '#/image-collection'))
  await expect(page.getByText('燕岭马拉松影像，共 1000 张')).toBeVisible()
  expect(await page.getByRole('main').locator('img').count()).toBeLessThan(100)
  const tasks = await holdTasks(page)
  await page.evaluate(() => (location.hash = '#/race-information/race-rules'))
  const content = page.getByRole('article').getByTestId('content')
  await expect(content.getByText('文字').first()).toBeVisible()
  await expect(content).toHaveAttribute('aria-busy', 'true')
  expect(await content.locator('*').count()).toBeLessThan(2000)
  await page.getByRole('link', { name: '首页' }).first().click()
  await expect(page.getByRole('timer')).toBeVisible()
  await tasks.release()
})
