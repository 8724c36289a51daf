// @vitest-environment node
import { expect, test } from 'vitest'
import { openSandbox } from './openSandbox.ts'

test.each([
  ['', '个人中心', 'zh-CN'],
  ['language=en', 'My account', 'en'],
  ['language=fr', '个人中心', 'zh-CN'],
])('with the cookie %j it uses the site’s language', async (cookie, heading, lang) => {
  const { ask } = await openSandbox()
  const page = await ask('/reg/', { headers: { cookie } })
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  const html = await page.text()
  expect(html).toContain(`<html lang="${lang}">`)
  expect(html).toContain(heading)
  expect(html).toContain('<a href="/">')
})

test('its script and styles are served', async () => {
  const { ask } = await openSandbox()
  const script = await ask('/reg/area.js')
  expect(script.headers.get('content-type')).toMatch('text/javascript')
  expect(await script.text()).toContain('#/my/my-index')
  expect((await ask('/reg/area.css')).headers.get('content-type')).toMatch('text/css')
  expect((await ask('/reg/other')).status).toBe(404)
})
