/**
 * Stands in the HTML itself and begins, before the application's own code has loaded, what the
 * first screen waits for: both look-ups, the configuration, and the first picture at its first sight.
 * What it began is handed to the client by address (`window.early`).
 */
import { chooseFirstScreen } from './firstScreen.ts'
import '../styles/tokens.css'
import '../styles/shell.css'

/** Set at build time from the stage. */
declare const START: {
  race: string
  config: string
  session: string
  mobile: string
  /** The file of the application; '' where the HTML names it itself. */
  app: string
  /** What that file imports. */
  libraries: string[]
  timeoutMs: number
  headers: Record<string, string>
}

const stage = START

/** The application waits for the configuration no longer than this. */
const CONFIG_MS = 2500

/** The first picture has the line to itself for one round trip, and no longer than this. */
const PICTURE_MS = 200

const MOBILE = /Android.*Mobile|iPhone|iPod|Windows Phone|HarmonyOS.*Mobile|Opera Mini/i

/** The client, which takes the request over, hears of its failure. */
const handedOver = () => undefined

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const early: NonNullable<Window['early']> = (window.early = {})

let isAppStarted = false

/**
 * Starts the application. Its own file has been asked for by the HTML; the libraries, the largest
 * file of all, are asked for now: earlier they would take the line from the first picture.
 */
function startApp(): void {
  if (isAppStarted || !stage.app) return
  isAppStarted = true
  const libraries = stage.libraries.map((file) => import(/* @vite-ignore */ file))
  // The libraries run in a task of their own: between two shorter ones the browser can paint.
  const app = Promise.all(libraries).then(() => import(/* @vite-ignore */ stage.app))
  app.catch(() => {
    const failure = document.querySelector<HTMLElement>('.shell__failed')
    if (failure) failure.hidden = false
  })
}

function begin(url: string, init: RequestInit, onText?: (text: string) => void) {
  const clock = new AbortController()
  setTimeout(() => clock.abort(), stage.timeoutMs)
  const answer = fetch(url, { ...init, signal: clock.signal }).then(async (response) => {
    const { status, headers } = response
    let body = ''
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      body += decoder.decode(part.value, { stream: true })
      onText?.(body)
    }
    return { status, date: headers.get('date'), body: body + decoder.decode() }
  })
  early[url] = answer
  answer.catch(handedOver)
  return answer
}

interface Data {
  raceId?: unknown
  uri?: unknown
  fileMd5?: unknown
  headImgUrl?: unknown
}

function dataOf(body: string): Data {
  try {
    const envelope: { data?: object } | null = JSON.parse(body)
    return envelope?.data ?? {}
  } catch {
    return {}
  }
}

function start() {
  const screen = chooseFirstScreen()
  const kept = screen.drawKept(storedText('siteConfig'))
  if (kept || !screen.isHome) startApp()
  setTimeout(startApp, CONFIG_MS)
  const token = storedText('token')
  const headers = { ...stage.headers, ...(token && { token }) }
  const host = `?domainName=${encodeURIComponent(location.hostname)}`
  let isUnbound = false

  void begin(stage.race + host, { headers }).then(({ body }) => {
    isUnbound = !dataOf(body).raceId
    if (isUnbound) startApp()
  }, startApp)
  const beganAt = performance.now()
  void begin(stage.config + host, { headers }).then(({ body }) => {
    const { uri, fileMd5, headImgUrl } = dataOf(body)
    if (isUnbound || typeof uri !== 'string' || !uri || fileMd5 === kept) return startApp()
    const isWarm = screen.warm(headImgUrl)
    const download = () => {
      begin(uri, {}, (text) => screen.drawStreamed(text)).then(startApp, startApp)
      if (isWarm) startApp()
    }
    if (isWarm) setTimeout(download, Math.min(performance.now() - beganAt, PICTURE_MS))
    else download()
  }, startApp)
  if (token) {
    const json = { ...headers, 'content-type': 'application/json' }
    void begin(stage.session, { method: 'POST', headers: json, body: '{}' })
  }
}

if (stage.mobile && MOBILE.test(navigator.userAgent)) location.replace(stage.mobile + location.hash)
else start()
