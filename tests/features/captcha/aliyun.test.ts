import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAliyunCaptcha } from '#features/captcha/aliyun.ts'
import type { CaptchaOutcome } from '#stores/captcha.ts'

const source = { script: 'https://slider.test/awsc.js', appKey: 'KEY' }
let box: HTMLElement
let closing: AbortController
let outcome: Promise<CaptchaOutcome>
let ended: CaptchaOutcome | undefined
const onShown = vi.fn<() => void>()

const frame = () => {
  const found = box.querySelector('iframe')
  if (!found?.contentWindow) throw new Error('there is no frame')
  return { element: found, page: found.contentWindow }
}

/** A message as the page in the iframe sends it, from an opaque origin. */
const say = (data: unknown, { origin = 'null', source: from = frame().page } = {}) =>
  dispatchEvent(new MessageEvent('message', { data, origin, source: from }))

const passed = { kind: 'passed', sessionId: 'S', sig: 'G', token: 'T' }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  onShown.mockReset()
  box = document.body.appendChild(document.createElement('div'))
  closing = new AbortController()
  const { signal } = closing
  const scene = 'login'
  const options = {
    box,
    title: '人机验证',
    scene,
    language: 'zh',
    signal,
    onShown,
    source,
  } as const
  outcome = runAliyunCaptcha(options)
  ended = undefined
  void outcome.then((found) => (ended = found))
})
afterEach(() => box.remove())

test('the slider is in an iframe with its own origin and receives its settings', () => {
  const { element, page } = frame()
  expect(element.title).toBe('人机验证')
  expect(element.getAttribute('src')).toBe('/captcha/aliyun.html')
  expect(element.getAttribute('sandbox')).not.toContain('allow-same-origin')
  const told = vi.spyOn(page, 'postMessage').mockImplementation(() => undefined)
  say({ kind: 'ready' })
  expect(told).toHaveBeenCalledWith(
    { kind: 'start', ...source, scene: 'login', language: 'cn' },
    '*',
  )
})

test('a passed slider gives a token, and the iframe is removed', async () => {
  say({ kind: 'shown' })
  expect(onShown).toHaveBeenCalledOnce()
  await pass(60_000)
  expect(box.querySelector('iframe')).not.toBeNull()
  say(passed)
  expect(await outcome).toEqual({
    kind: 'passed',
    captchaToken: { nc_token: 'T', scene: 'login', sessionId: 'S', sig: 'G' },
  })
  expect(box.childElementCount).toBe(0)
})

test('a failed slider is rejected', async () => {
  say({ kind: 'shown' })
  say({ kind: 'failed', code: '300' })
  expect(await outcome).toEqual({ kind: 'rejected' })
})

test.each([
  ['of another origin', passed, { origin: 'https://evil.test' }],
  ['of this page', passed, { source: window }],
  ['without a token', { ...passed, sig: '' }, {}],
  ['of an unknown kind', { kind: 'done' }, {}],
  ['that is null', null, {}],
])('a message %s is ignored', async (_, data, from) => {
  say(data, from)
  await pass(0)
  expect(ended).toBeUndefined()
})

test('a slider that hangs for ten seconds is retried five times at growing intervals', async () => {
  const begun: number[] = []
  const start = Date.now()
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) begun.push(Date.now() - start)
  })
  observer.observe(box, { childList: true })
  await pass(100_000)
  expect(ended).toEqual({ kind: 'unavailable' })
  expect(begun).toEqual([10_500, 21_500, 33_500, 47_500, 65_500])
  expect(box.childElementCount).toBe(0)
})

test('a slider that fails to load is retried at once, and may recover', async () => {
  say({ kind: 'broken', code: 'script' })
  await pass(500)
  say({ kind: 'broken', code: 'script' })
  await pass(1000)
  say({ kind: 'shown' })
  say(passed)
  expect(await outcome).toMatchObject({ kind: 'passed' })
})

test('closing it midway cancels it, and later messages are ignored', async () => {
  const { page } = frame()
  say({ kind: 'shown' })
  closing.abort()
  say(passed, { source: page })
  expect(await outcome).toEqual({ kind: 'cancelled' })
})

test('closing it between attempts cancels it too', async () => {
  say({ kind: 'broken', code: 'script' })
  await pass(100)
  closing.abort()
  expect(await outcome).toEqual({ kind: 'cancelled' })
})
