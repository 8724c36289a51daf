import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const code = readFileSync('public/captcha/aliyun.js', 'utf8')
const options = {
  kind: 'start',
  script: 'https://slider.test/awsc.js',
  appKey: 'KEY',
  scene: 'login',
  language: 'cn',
}

interface Settings {
  appkey: string
  scene: string
  language: string
  renderTo: string
  success: (data: { sessionId: string; sig: string; token: string }) => void
  fail: (code: string) => void
  error: (code: string) => void
}

/** The parent site, as the page in the iframe sees it. */
const newSite = () => ({ postMessage: vi.fn<(message: unknown, origin: string) => void>() })
let site = newSite()
const init = vi.fn<(settings: Settings) => void>()
const settings = () => init.mock.calls[0]?.[0] ?? expect.fail('the slider was not begun')

/** A script with Aliyun's public API: `AWSC.use('nc', (state, module) => …)`. */
function offerSlider(module: unknown = { init }) {
  const use = (name: string, found: (state: string, module: unknown) => void) =>
    found('loaded', name === 'nc' ? module : undefined)
  Object.assign(window, { AWSC: { use } })
}

const tell = (data: unknown, from: object = site, origin = location.origin) => {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: from })
  dispatchEvent(event)
}
const script = () => document.querySelector(`script[src="${options.script}"]`)
const loaded = () => script()?.dispatchEvent(new Event('load'))

beforeEach(() => {
  // A new one for each test, so that listeners of earlier pages ignore its messages.
  site = newSite()
  init.mockReset()
  Reflect.construct(Function, ['parent', code])(site)
})
afterEach(() => {
  script()?.remove()
  Reflect.deleteProperty(window, 'AWSC')
})

test('it tells its own site that it is ready', () => {
  expect(site.postMessage.mock.calls).toEqual([[{ kind: 'ready' }, location.origin]])
})

test('it loads the script that the site names, and shows its slider', () => {
  tell(options)
  offerSlider()
  loaded()
  expect(settings()).toMatchObject({
    appkey: 'KEY',
    scene: 'login',
    language: 'cn',
    renderTo: 'check',
  })
  expect(site.postMessage).toHaveBeenLastCalledWith({ kind: 'shown' }, location.origin)
})

test('it ignores messages from anybody else', () => {
  tell(options, window)
  tell(options, site, 'https://evil.test')
  tell({ kind: 'other' })
  expect(script()).toBeNull()
})

test('it reports the slider’s outcome', () => {
  tell(options)
  offerSlider()
  loaded()
  const { success, fail, error } = settings()
  const passed = { sessionId: 'S', sig: 'G', token: 'T' }
  success(passed)
  expect(site.postMessage).toHaveBeenLastCalledWith({ kind: 'passed', ...passed }, location.origin)
  fail('300')
  expect(site.postMessage).toHaveBeenLastCalledWith(
    { kind: 'failed', code: '300' },
    location.origin,
  )
  error('net')
  expect(site.postMessage).toHaveBeenLastCalledWith(
    { kind: 'broken', code: 'net' },
    location.origin,
  )
})

test.each([
  ['cannot be loaded', () => script()?.dispatchEvent(new Event('error'))],
  ['offers nothing', loaded],
  [
    'has no slider',
    () => {
      offerSlider(null)
      loaded()
    },
  ],
  [
    'fails',
    () => {
      init.mockImplementation(() => {
        throw new Error('made for another page')
      })
      offerSlider()
      loaded()
    },
  ],
])('it reports that it is broken if the script %s', (_, happen) => {
  tell(options)
  happen()
  expect(site.postMessage).toHaveBeenLastCalledWith(
    { kind: 'broken', code: expect.any(String) },
    location.origin,
  )
})
