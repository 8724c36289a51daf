import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAliyunCheck } from '../../../src/features/human-check/aliyun.ts'
import type { HumanOutcome } from '../../../src/stores/humanCheck.ts'

const source = { script: 'https://slider.test/awsc.js', appKey: 'KEY' }
let box: HTMLElement
let closing: AbortController
let outcome: Promise<HumanOutcome>
let ended: HumanOutcome | undefined
const onShown = vi.fn<() => void>()

const frame = () => {
  const found = box.querySelector('iframe')
  if (!found?.contentWindow) throw new Error('there is no frame')
  return { element: found, page: found.contentWindow }
}

/** As the page in the frame speaks: from an origin without a name. */
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
  outcome = runAliyunCheck(options)
  ended = undefined
  void outcome.then((found) => (ended = found))
})
afterEach(() => {
  vi.useRealTimers()
  box.remove()
})

test('the slider stands in a frame with an origin of its own, and learns what it needs', () => {
  const { element, page } = frame()
  expect(element.title).toBe('人机验证')
  expect(element.getAttribute('src')).toBe('/human-check/aliyun.html')
  expect(element.getAttribute('sandbox')).not.toContain('allow-same-origin')
  const told = vi.spyOn(page, 'postMessage').mockImplementation(() => undefined)
  say({ kind: 'ready' })
  expect(told).toHaveBeenCalledWith(
    { kind: 'start', ...source, scene: 'login', language: 'cn' },
    '*',
  )
})

test('a passed slider gives a proof, and the frame is gone', async () => {
  say({ kind: 'shown' })
  expect(onShown).toHaveBeenCalledOnce()
  await pass(60_000)
  expect(box.querySelector('iframe')).not.toBeNull()
  say(passed)
  expect(await outcome).toEqual({
    kind: 'passed',
    proof: { nc_token: 'T', scene: 'login', sessionId: 'S', sig: 'G' },
  })
  expect(box.childElementCount).toBe(0)
})

test('a failed one is refused', async () => {
  say({ kind: 'shown' })
  say({ kind: 'failed', code: '300' })
  expect(await outcome).toEqual({ kind: 'refused' })
})

test.each([
  ['of another origin', passed, { origin: 'https://evil.test' }],
  ['of this page', passed, { source: window }],
  ['without a proof', { ...passed, sig: '' }, {}],
  ['of another make', { kind: 'done' }, {}],
  ['that is none', null, {}],
])('a message %s is not heard', async (_, data, from) => {
  say(data, from)
  await pass(0)
  expect(ended).toBeUndefined()
})

test('one that hangs is tried again after ten seconds, five times, with growing waits', async () => {
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

test('one that cannot load is tried again at once, and may come back', async () => {
  say({ kind: 'broken', code: 'script' })
  await pass(500)
  say({ kind: 'broken', code: 'script' })
  await pass(1000)
  say({ kind: 'shown' })
  say(passed)
  expect(await outcome).toMatchObject({ kind: 'passed' })
})

test('closed half-way it is cancelled, and what comes after is not heard', async () => {
  const { page } = frame()
  say({ kind: 'shown' })
  closing.abort()
  say(passed, { source: page })
  expect(await outcome).toEqual({ kind: 'cancelled' })
})

test('closed while it waits to try again it is cancelled too', async () => {
  say({ kind: 'broken', code: 'script' })
  await pass(100)
  closing.abort()
  expect(await outcome).toEqual({ kind: 'cancelled' })
})
