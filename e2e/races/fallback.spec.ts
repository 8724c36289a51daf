import type { Page } from '@playwright/test'
import { CONFIG_FILE } from '../support/api.ts'
import { crawl } from '../support/crawl.ts'
import { expect, test } from '../support/fixtures.ts'
import { settle } from '../support/screens.ts'
import { logInOnArrival } from '../support/signupForm.ts'

/** A copy of JSON data without its English texts. */
function withoutEnglish(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEnglish)
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !key.endsWith('En'))
      .map(([key, value]) => [key, withoutEnglish(value)]),
  )
}

/** Chinese texts shown on the page that are not marked as Chinese. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const text = textContent ?? ''
      if (!/\p{Script=Han}/u.test(text) || !parentElement?.checkVisibility()) continue
      const lang = parentElement.closest('[lang]')?.getAttribute('lang')
      if (lang === 'en') found.push(`${parentElement.className || parentElement.tagName}: ${text}`)
    }
    return found
  })

test('content without English is shown in Chinese, and marked as Chinese', async ({
  page,
  open,
}) => {
  test.slow()
  for (const files of [CONFIG_FILE, '**/*-center/**', '**/course*.json*'])
    await page.route(files, async (route) => {
      const response = await route.fetch()
      const isJson = response.headers()['content-type']?.includes('json')
      await route.fulfill(
        isJson ? { response, json: withoutEnglish(await response.json()) } : { response },
      )
    })
  await open('/#/post', 'en')
  await logInOnArrival(page, 'en', '13800000004')
  await expect(page.getByRole('radiogroup').first()).toBeVisible()
  expect.soft(await unmarked(page), 'the form').toEqual([])
  const paths = await crawl(page, async (path) => {
    await settle(page)
    if (path !== '/i18NDemos') expect.soft(await unmarked(page), path).toEqual([])
  })
  expect(paths.size).toBeGreaterThan(30)
})
