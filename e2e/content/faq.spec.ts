import { expect, test } from '../support/fixtures.ts'

const PATH = '/#/race-information/faq'

test('a link to a question opens it there @core', async ({ page, open, expectAccessible }) => {
  await open(`${PATH}?section=bags`)
  await expect(page.getByText(/马拉松在燕岭广场，15:30 截止/)).toBeInViewport()
  await expect(page.getByText(/先报名与后报名，中签机会相同/)).toBeHidden()
  await expectAccessible()
  await page.getByRole('link', { name: '比赛日', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: '比赛日' })).toBeInViewport()
})

test('the site search finds a question and opens it', async ({ page, open, expectCleanText }) => {
  await open('/#/home', 'en')
  await page.getByRole('banner').getByRole('button', { name: 'Search the site' }).click()
  await page.getByRole('textbox', { name: 'Search the whole site' }).fill('enter early')
  await page.getByRole('link', { name: /Does it help to enter early/ }).click()
  await expect(page).toHaveURL(/#\/race-information\/faq\?section=ballot$/)
  await expect(page.getByText(/Early and late entries have the same chance/)).toBeInViewport()
  await expectCleanText()
})

test('every answer is printed', async ({ page, open }) => {
  await open(PATH)
  const answers = page.locator('details')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('details[open]')).toHaveCount(await answers.count())
  await expect(page.getByText(/赛后 24 小时，即 9 月 23 日 14:25 起/)).toBeVisible()
  await expect(page.getByRole('link', { name: '复制本题链接' }).first()).toBeHidden()
})
