/**
 * Inlined in the HTML. Before the application's own code has loaded, it requests what the first
 * screen waits for: race binding and configuration location, the configuration, and the first
 * picture as soon as it is known. The client takes these requests over by URL (`window.early`).
 */
import { configUrl, requestUrl } from '#api/http/requestUrl.ts'
import { createFirstScreen, type HeadPictures } from './cachedScreen.ts'
import '#styles/firstTokens.css'
import '#styles/shell.css'

/** Set at build time for the environment. */
declare const __START__: {
  race: string
  config: string
  session: string
  mobile: string
  /** Browsers that are sent to it, and the hosts from which they are, as regular expressions. */
  phone: string
  mainHost: string
  /** The application's script; '' if the HTML refers to it itself. */
  app: string
  /** The files that the script imports. */
  libraries: string[]
  timeoutMs: number
  headers: Record<string, string>
  /** The token's format (`src/api/http/headers.ts`). */
  token: string
}

/** Origin of the file host; '' if it is the site's own. */
declare const __FILE_HOST__: string

const environment = __START__

/** Maximum time that the application waits for the configuration. */
const CONFIG_MS = 2500

/** The first picture has the network to itself for one round trip, at most this long. */
const PICTURE_MS = 200

/** The client, which takes the request over, handles its failure. */
const ignoreFailure = () => undefined

function storedText(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage') {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

const early: NonNullable<Window['early']> = (window.early = {})

/** A feature that the application needs is missing: HTML and styles show a message (`.shell-outdated`). */
if (
  !(
    'findLast' in [] &&
    'hasOwn' in Object &&
    'timeout' in AbortSignal &&
    'CompressionStream' in window
  )
)
  document.documentElement.classList.add('shell-is-outdated')

function showFailure(): void {
  const failure = document.querySelector<HTMLElement>('.shell__failed')
  if (failure) failure.hidden = false
}

/** The application's files as text; '' for anything but a script. */
const readScripts = (cache: RequestCache) =>
  Promise.all(
    [...environment.libraries, environment.app].map(async (file) => {
      const response = await fetch(file, { cache })
      const type = response.headers.get('content-type') ?? ''
      return response.ok && type.includes('javascript') ? response.text() : ''
    }),
  )

/**
 * The browser's cache may hold a broken file, which a reload would not replace for a year. Reloads
 * if the network now has different files that are all scripts.
 */
async function reloadIfBroken() {
  const before = await readScripts('force-cache')
  const now = await readScripts('reload')
  if (now.every(Boolean) && now.join() !== before.join()) location.reload()
}

let isAppStarted = false

/**
 * Starts the application. The HTML has already requested its script; the libraries, the largest
 * file, are requested only now, so that they do not compete with the first picture.
 */
function startApp(): void {
  if (isAppStarted || !environment.app) return
  isAppStarted = true
  const libraries = environment.libraries.map((file) => import(/* @vite-ignore */ file))
  // The libraries run in a separate task, so that the browser can paint in between.
  const app = Promise.all(libraries).then(() => import(/* @vite-ignore */ environment.app))
  const timer = setTimeout(showFailure, environment.timeoutMs)
  app.then(
    () => clearTimeout(timer),
    () => {
      showFailure()
      reloadIfBroken().catch(ignoreFailure)
    },
  )
}

function startRequest(url: string, init: RequestInit, onText?: (text: string) => void) {
  const timeout = new AbortController()
  setTimeout(() => timeout.abort(), environment.timeoutMs)
  const request = fetch(url, { ...init, signal: timeout.signal }).then(async (response) => {
    const { status, headers } = response
    const arrivedAt = Date.now()
    let body = ''
    const reader = response.body?.getReader()
    const decoder = new TextDecoder()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      body += decoder.decode(part.value, { stream: true })
      onText?.(body)
    }
    const [date, retryAfter] = [headers.get('date'), headers.get('retry-after')]
    return { status, date, retryAfter, arrivedAt, body: body + decoder.decode() }
  })
  early[url] = request
  request.catch(ignoreFailure)
  return request
}

interface Data extends HeadPictures {
  raceId?: unknown
  uri?: unknown
  fileMd5?: unknown
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
  const screen = createFirstScreen(storedText('adsClosed', 'sessionStorage'))
  const cached = screen.drawCached(storedText('siteConfig'))
  if (cached || !screen.isHome) startApp()
  setTimeout(startApp, CONFIG_MS)
  const stored = storedText('token')
  const token = stored && new RegExp(environment.token).test(stored) && stored
  const headers = { ...environment.headers, ...(token && { token }) }
  const query = { domainName: location.hostname }
  let isUnbound = false

  void startRequest(requestUrl(environment.race, query), { headers }).then(({ body }) => {
    isUnbound = !dataOf(body).raceId
    if (isUnbound) startApp()
  }, startApp)
  const beganAt = performance.now()
  void startRequest(requestUrl(environment.config, query), { headers }).then(({ body, date }) => {
    const data = dataOf(body)
    const { uri, fileMd5 } = data
    if (isUnbound || typeof uri !== 'string' || !uri || fileMd5 === cached) return startApp()
    const isPreloaded = screen.preloadHero(data, date)
    const download = () => {
      const url = configUrl(uri, __FILE_HOST__)
      startRequest(url, {}, (text) => screen.drawStreamed(text)).then(startApp, startApp)
    }
    if (!isPreloaded) return download()
    const pictureMs = Math.min(performance.now() - beganAt, PICTURE_MS)
    // Pictures for phones are small: they have arrived before the configuration starts to.
    setTimeout(download, screen.isPhoneWindow ? pictureMs / 4 : pictureMs)
    setTimeout(startApp, pictureMs)
  }, startApp)
  if (token) {
    const json = { ...headers, 'content-type': 'application/json' }
    void startRequest(environment.session, { method: 'POST', headers: json, body: '{}' })
  }
}

const isPhone = new RegExp(environment.phone, 'i').test(navigator.userAgent)
/** On other hosts, the address belongs to another race. */
const isMainHost = new RegExp(environment.mainHost).test(location.hostname)
if (environment.mobile && isPhone && isMainHost)
  location.replace(environment.mobile + location.hash)
else start()
