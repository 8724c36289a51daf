import * as v from 'valibot'
import type { Scene } from '#api/user/captcha.ts'
import { environment } from '#environment/environment.ts'
import { forLanguage, type Language } from '#i18n/languages.ts'
import type { CaptchaOutcome } from '#stores/captcha.ts'

/** Until the slider is shown; after that, the visitor may take any time (spec §9a). */
const TIMEOUT_MS = 10_000
const RETRIES = 5
const FIRST_WAIT_MS = 500

/** Aliyun's codes for the languages. */
const CAPTCHA_LANGUAGES = { zh: 'cn', en: 'en', ja: 'ja' }

const PAGE = '/captcha/aliyun.html'
/** The sandboxed page has an opaque origin. */
const PAGE_ORIGIN = 'null'
const PAGE_MAY = 'allow-scripts allow-forms allow-popups'

/** Messages from the page in the iframe. */
const messageSchema = v.union([
  v.object({ kind: v.picklist(['ready', 'shown', 'failed', 'broken']) }),
  v.object({
    kind: v.literal('passed'),
    sessionId: v.pipe(v.string(), v.nonEmpty()),
    sig: v.pipe(v.string(), v.nonEmpty()),
    token: v.pipe(v.string(), v.nonEmpty()),
  }),
])

export interface AliyunOptions {
  /** Where the iframe is inserted; it is removed at the end. */
  box: HTMLElement
  /** The iframe's title. */
  title: string
  scene: Scene
  language: Language
  /** Cancels the captcha. */
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

const cancelled: CaptchaOutcome = { kind: 'cancelled' }

/** One attempt in a new iframe: the slider's outcome, or `broken` if it could not be shown. */
function tryOnce(options: AliyunOptions): Promise<CaptchaOutcome | 'broken'> {
  const { box, title, scene, language, signal, onShown, source = environment.captcha } = options
  const frame = makeFrame(title)
  return new Promise((resolve) => {
    const ending = new AbortController()
    const end = (outcome: CaptchaOutcome | 'broken') => {
      clearTimeout(timer)
      ending.abort()
      frame.remove()
      resolve(outcome)
    }
    const timer = setTimeout(() => end('broken'), TIMEOUT_MS)
    const start = () => {
      const { script, appKey } = source
      const texts = {
        kind: 'start',
        script,
        appKey,
        scene,
        language: forLanguage(CAPTCHA_LANGUAGES, language),
      }
      // An opaque origin can only be addressed as '*'; the page itself is the site's own.
      frame.contentWindow?.postMessage(texts, '*')
    }
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.contentWindow || event.origin !== PAGE_ORIGIN) return
      const { success, output } = v.safeParse(messageSchema, event.data)
      if (!success) return
      if (output.kind === 'ready') start()
      if (output.kind === 'broken') end('broken')
      if (output.kind === 'failed') end({ kind: 'rejected' })
      if (output.kind === 'shown') {
        clearTimeout(timer)
        onShown?.()
      }
      if (output.kind === 'passed') {
        const { token, sessionId, sig } = output
        end({ kind: 'passed', captchaToken: { nc_token: token, scene, sessionId, sig } })
      }
    }
    addEventListener('message', onMessage, { signal: ending.signal })
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
 * Aliyun's slider, in an iframe, so that its script is not subject to the page's CSP and has no
 * access to its data. Retried up to five times at growing intervals if it cannot be shown.
 */
export async function runAliyunCaptcha(options: AliyunOptions): Promise<CaptchaOutcome> {
  const { signal } = options
  for (let retry = 0; retry <= RETRIES && !signal.aborted; retry += 1) {
    const outcome = await tryOnce(options)
    if (outcome !== 'broken') return outcome
    if (retry < RETRIES) await pause(FIRST_WAIT_MS * 2 ** retry, signal)
  }
  return signal.aborted ? cancelled : { kind: 'unavailable' }
}
