import * as v from 'valibot'
import type { Scene } from '../../api/humanCheck.ts'
import { stage } from '../../api/stage.ts'
import type { HumanOutcome } from '../../stores/humanCheck.ts'

/** Until the slider stands; after that the visitor takes the time it takes (spec §9). */
const TIMEOUT_MS = 10_000
const RETRIES = 5
const FIRST_WAIT_MS = 500

const PAGE = '/human-check/aliyun.html'
/** The page has an origin of its own, which has no name. */
const PAGE_ORIGIN = 'null'
const PAGE_MAY = 'allow-scripts allow-forms allow-popups'

/** What the page in the frame says. */
const messageSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['ready', 'shown', 'failed', 'broken']) }),
  v.object({
    kind: v.literal('passed'),
    sessionId: v.pipe(v.string(), v.nonEmpty()),
    sig: v.pipe(v.string(), v.nonEmpty()),
    token: v.pipe(v.string(), v.nonEmpty()),
  }),
])

export interface AliyunCheck {
  /** Where the frame is put; it is taken out again at the end. */
  box: HTMLElement
  /** What the frame is called. */
  title: string
  scene: Scene
  language: 'zh' | 'en'
  /** Ends the check as cancelled. */
  signal: AbortSignal
  onShown?: () => void
  source?: { script: string; appKey: string }
}

function makeFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.setAttribute('sandbox', PAGE_MAY)
  frame.src = PAGE
  return frame
}

const cancelled: HumanOutcome = { kind: 'cancelled' }

/** One try: a fresh frame, up to the slider's end, or `broken` where it could not be shown. */
function attempt(options: AliyunCheck): Promise<HumanOutcome | 'broken'> {
  const { box, title, scene, language, signal, onShown, source = stage.humanCheck } = options
  const frame = makeFrame(title)
  return new Promise((resolve) => {
    const ending = new AbortController()
    const end = (outcome: HumanOutcome | 'broken') => {
      clearTimeout(timer)
      ending.abort()
      frame.remove()
      resolve(outcome)
    }
    const timer = setTimeout(() => end('broken'), TIMEOUT_MS)
    const start = () => {
      const { script, appKey } = source
      const words = {
        kind: 'start',
        script,
        appKey,
        scene,
        language: language === 'zh' ? 'cn' : 'en',
      }
      // An origin without a name can only be reached as '*'; the page itself is the site's own.
      frame.contentWindow?.postMessage(words, '*')
    }
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || event.origin !== PAGE_ORIGIN) return
      const { success, output } = v.safeParse(messageSchema, event.data)
      if (!success) return
      if (output.kind === 'ready') start()
      if (output.kind === 'broken') end('broken')
      if (output.kind === 'failed') end({ kind: 'refused' })
      if (output.kind === 'shown') {
        clearTimeout(timer)
        onShown?.()
      }
      if (output.kind === 'passed') {
        const { token, sessionId, sig } = output
        end({ kind: 'passed', proof: { nc_token: token, scene, sessionId, sig } })
      }
    }
    addEventListener('message', hear, { signal: ending.signal })
    signal.addEventListener('abort', () => end(cancelled), { signal: ending.signal })
    box.append(frame)
  })
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Aliyun's slider, in a frame of its own, so that its script meets neither the page's policy nor
 * its data. Tried again up to five times, after growing waits, where it cannot be shown.
 */
export async function runAliyunCheck(options: AliyunCheck): Promise<HumanOutcome> {
  const { signal } = options
  for (let retry = 0; retry <= RETRIES && !signal.aborted; retry += 1) {
    const outcome = await attempt(options)
    if (outcome !== 'broken') return outcome
    if (retry < RETRIES) await pause(FIRST_WAIT_MS * 2 ** retry, signal)
  }
  return signal.aborted ? cancelled : { kind: 'unavailable' }
}
