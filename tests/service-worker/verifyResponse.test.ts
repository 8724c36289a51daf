import { beforeAll, expect, test, vi } from 'vitest'

const PAGE = '<script src="/assets/site-1.js"></script></html>'
const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } })

let fetchPage: () => Promise<Response>

beforeAll(async () => {
  const build = { VERSION: '1', AHEAD: {}, LATER: {}, APP: '/assets/site-1.js', FILE_HOST: '' }
  for (const [name, value] of Object.entries(build)) vi.stubGlobal(name, value)
  ;({ fetchPage } = await import('#service-worker/verifyResponse.ts'))
})

/** Responds to requests in turn and returns their cache modes. */
function respondWith(...responses: Response[]): () => (string | undefined)[] {
  const send = vi.fn<typeof fetch>()
  for (const response of responses) send.mockResolvedValueOnce(response)
  vi.stubGlobal('fetch', send)
  return () => send.mock.calls.map(([, options]) => options?.cache)
}

test('the page is checked with the server, so that its compiled scripts stay', async () => {
  const modes = respondWith(html(PAGE))
  expect(await (await fetchPage()).text()).toBe(PAGE)
  expect(modes()).toEqual(['no-cache'])
})

test.each([
  ['half a page', () => html(PAGE.replace('</html>', ''))],
  ['the page of another build', () => html('<script src="/assets/site-0.js"></script></html>')],
  ['an error', () => new Response('', { status: 502 })],
])('%s is fetched again past the cache of the browser', async (_, wrong) => {
  const modes = respondWith(wrong(), html(PAGE))
  expect(await (await fetchPage()).text()).toBe(PAGE)
  expect(modes()).toEqual(['no-cache', 'reload'])
})

test('a page that is wrong twice is not cached', async () => {
  respondWith(html('portal'), html('portal'))
  await expect(fetchPage()).rejects.toThrow('not the page')
})
