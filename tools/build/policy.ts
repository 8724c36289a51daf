import { createHash } from 'node:crypto'
import type { Environment } from '#environment/readEnvironment.ts'

/** Placeholder in index.html for the nonce of the response. */
export const noncePlaceholder = '__CSP_NONCE__'

/** Other origins that an environment's pages may access, each as `https://host`. */
export interface PolicyHosts {
  connectHosts?: string[]
  imgHosts?: string[]
  frameHosts?: string[]
  /** Whether pages of the site may show the site in a frame: the organiser's page does. */
  isFramedByItself?: boolean
}

/**
 * A server puts a nonce into each response. Where that is impossible, hashes allow the scripts, and
 * all style elements are allowed because the component library creates some of its own.
 */
export interface PolicySources extends PolicyHosts {
  nonce?: string
  scriptHashes?: string[]
}

const switchedOff = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** Headers of every response, whatever its type. */
export const baseHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [...switchedOff.map((name) => `${name}=()`), 'fullscreen=(self)'].join(
    ', ',
  ),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * A sandboxed frame has an opaque origin and counts as cross-site, so its files must be readable by
 * any site.
 */
export const frameFolder = '/captcha/'
export const frameFileHeaders = { ...baseHeaders, 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** SVGs may contain scripts. Opened directly, they run none and load nothing else. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Small pages that lead to the site, for search engines and messengers. */
export const sharedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Policy of a response from a service or file host when opened as a page. */
export const servicePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/**
 * How long browsers may cache a file without revalidating. A changed service worker must be noticed
 * at once.
 */
export function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path === '/sw.js' ? 'no-cache' : 'public, max-age=86400'
}

/** Fallback texts in both languages, by status. */
export const plainResponses = {
  400: '400 无法识别这个请求，请从首页重新打开 · Bad request: please start again from the home page',
  404: '404 没有这个页面 · Not found',
  405: '405 不支持这种请求方式 · Method not allowed',
  413: '413 内容过大，请压缩后重试 · Too large: please send something smaller',
  414: '414 网址过长，请检查链接 · Address too long: please check the link',
  500: '500 服务器出错，请稍后重试 · Server error: please try again later',
  502: '502 服务暂时连不上，请稍后重试 · The service cannot be reached: please try again later',
  503: '503 服务繁忙，请稍后重试 · The service is busy: please try again later',
  504: '504 服务没有及时应答，请稍后重试 · The service took too long: please try again later',
} as const

/** Only sent over TLS: enforces TLS on this host for a year, excluding sub-domains. */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Other hosts that an environment's pages connect to, and whether the site is in a frame of its own. */
export const policyHosts = ({
  hosts,
  hasOrganiserPage,
}: Pick<Environment, 'hosts' | 'hasOrganiserPage'>): PolicyHosts => ({
  connectHosts: [...new Set(Object.values(hosts))].filter(Boolean),
  isFramedByItself: hasOrganiserPage,
})

const quoted = (sources: string[]) => sources.map((source) => `'${source}'`)

const policyText = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** Headers of the site's page. For the format of the hashes see `scriptHashes`. */
export function securityHeaders(sources: PolicySources): Record<string, string> {
  const { connectHosts = [], imgHosts = [], frameHosts = [], isFramedByItself = false } = sources
  const { nonce, scriptHashes: hashes = [] } = sources
  const [scripts, styles] =
    nonce === undefined ? [hashes, ['unsafe-inline']] : [[`nonce-${nonce}`], [`nonce-${nonce}`]]
  const policy = policyText({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'style-src-attr': ["'none'"],
    // Pictures and videos in the content are on hosts chosen by the organiser.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...imgHosts],
    'media-src': ["'self'", 'blob:', 'https:', ...imgHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectHosts],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frameHosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isFramedByItself ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'gpx', 'site'],
  })
  return {
    ...baseHeaders,
    ...(isFramedByItself && { 'X-Frame-Options': 'SAMEORIGIN' }),
    'Content-Security-Policy': policy,
  }
}

/**
 * Headers of a page embedded in a frame of the site, such as a third-party captcha. It may run
 * third-party scripts, but in an opaque origin, isolated from the site's page and data.
 */
export function frameHeaders(): Record<string, string> {
  const policy = policyText({
    sandbox: ['allow-scripts', 'allow-forms', 'allow-popups'],
    'default-src': ["'self'", 'https:', 'data:', 'blob:', "'unsafe-inline'", "'unsafe-eval'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
  return { ...frameFileHeaders, 'X-Frame-Options': 'SAMEORIGIN', 'Content-Security-Policy': policy }
}

const hashOf = (text: string) =>
  // The HTML parser normalises line ends to LF before the browser hashes.
  `sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`

const INLINE = /<script\b([^>]*)>([^]*?)<\/script\s*>/gi
const NOT_RUN = /(?:^|\s)src\s*=|type\s*=\s*["']?application\/(?:ld\+)?json/i

/** Hashes that make the policy allow the inline scripts of a built page. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE)]
    .filter(([, attributes = '']) => !NOT_RUN.test(attributes))
    .map(([, , text = '']) => hashOf(text))
