import { createHash } from 'node:crypto'
import type { Stage } from '../src/api/readStage.ts'

/** Stands in index.html wherever the nonce of the answer belongs. */
export const noncePlaceholder = '__CSP_NONCE__'

/** The other origins that a stage's pages may reach, each as `https://host`. */
export interface PolicyHosts {
  connectHosts?: string[]
  imgHosts?: string[]
  frameHosts?: string[]
}

/**
 * A server writes a nonce into each answer. Where none can, hashes name the scripts that may run, and
 * style elements are let through: the component library makes some of its own.
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

/** What every answer carries, whatever its type. */
export const baseHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [...switchedOff.map((name) => `${name}=()`), 'fullscreen=(self)'].join(
    ', ',
  ),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** What goes only over TLS: a year without any other way to this host. */
export const transportSecurity = { 'Strict-Transport-Security': 'max-age=31536000' }

/** The hosts beside its own that the pages of a stage ask. */
export const policyHosts = ({ hosts }: Pick<Stage, 'hosts'>): PolicyHosts => ({
  connectHosts: [...new Set(Object.values(hosts))].filter(Boolean),
})

const quoted = (sources: string[]) => sources.map((source) => `'${source}'`)

const policyText = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** The headers of the site's page. Hashes come as `inlineHashes` gives them. */
export function securityHeaders(sources: PolicySources): Record<string, string> {
  const { connectHosts = [], imgHosts = [], frameHosts = [] } = sources
  const { nonce, scriptHashes: hashes = [] } = sources
  const [scripts, styles] =
    nonce === undefined ? [hashes, ['unsafe-inline']] : [[`nonce-${nonce}`], [`nonce-${nonce}`]]
  const policy = policyText({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'style-src-attr': ["'none'"],
    // Pictures and films of the content lie on hosts of the organiser's choice.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...imgHosts],
    'media-src': ["'self'", 'blob:', 'https:', ...imgHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectHosts],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", ...frameHosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'site'],
  })
  return { ...baseHeaders, 'Content-Security-Policy': policy }
}

/**
 * The headers of a page made to stand in a frame of the site, such as a foreign human check: it
 * may run foreign script, but in an origin of its own, away from the site's page and data.
 */
export function frameHeaders(): Record<string, string> {
  const policy = policyText({
    sandbox: ['allow-scripts', 'allow-forms', 'allow-popups'],
    'default-src': ["'self'", 'https:', 'data:', 'blob:', "'unsafe-inline'", "'unsafe-eval'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  })
  return { ...baseHeaders, 'X-Frame-Options': 'SAMEORIGIN', 'Content-Security-Policy': policy }
}

const hashOf = (text: string) =>
  // The HTML parser reads every line end as LF before the browser hashes.
  `sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`

const INLINE = /<script\b([^>]*)>([^]*?)<\/script\s*>/gi
const NOT_RUN = /(?:^|\s)src\s*=|type\s*=\s*["']?application\/(?:ld\+)?json/i

/** The hashes that let the inline scripts of a built page through the policy. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE)]
    .filter(([, attributes = '']) => !NOT_RUN.test(attributes))
    .map(([, , text = '']) => hashOf(text))
