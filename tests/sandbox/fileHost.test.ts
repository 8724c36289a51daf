// @vitest-environment node
import { expect, test } from 'vitest'
import { filePaths } from '#api/files/paths.ts'
import { content, openSandbox } from './openSandbox.ts'

async function published() {
  const sandbox = await openSandbox()
  return { ...sandbox, uri: (await sandbox.locate('localhost')).uri }
}

test('the cloud configuration is a list of providers', async () => {
  const { get } = await openSandbox()
  expect(await get(`${filePaths.cloudConfig}?t=1723703772000`)).toEqual(['aliyun'])
})

test('the two translation files contain each text once', async () => {
  const { get } = await openSandbox()
  const { 'home.news.title': news, 'footer.slogan': slogan } = content.translations
  expect(await get(filePaths.translations('cn', 'website'))).toEqual({ 'home.news.title': news })
  expect(await get(filePaths.translations('cn', 'common'))).toEqual({ 'footer.slogan': slogan })
})

test('the configuration may be cached permanently, with an ETag', async () => {
  const { ask, uri } = await published()
  const file = await ask(uri)
  expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')

  const again = await ask(uri, { headers: { 'if-none-match': file.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test.each([
  '/site-config/yanling-2024.00000000.json',
  '/site-config/yanling-2024.json',
  '/site-config/',
  '/i18n/cn/none.json',
  '/i18n/..%2F..%2Frace%2Fyanling-2024',
  '/config/none',
  '/reg/none',
])('%s gets a 404 in the style of a file host', async (path) => {
  const { ask } = await published()
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/xml')
  expect(await response.text()).toContain('<Error>')
})
