import type { Environment } from '#environment/readEnvironment.ts'
import { contentTypes, isDrawing } from '../tools/build/contentTypes.ts'
import {
  baseHeaders,
  cachingOf,
  drawingPolicy,
  frameFileHeaders,
  frameFolder,
  frameHeaders,
  policyHosts,
  scriptHashes,
  securityHeaders,
  transportSecurity,
} from '../tools/build/policy.ts'

/** Directives that a policy in the page cannot contain (CSP 3, "meta element"). */
const HEADER_ONLY = /; frame-ancestors [^;]+/

/**
 * The page for a host that cannot generate nonces: the policy is in the page and allows its script
 * by hash.
 */
export function staticPage(html: string, environment: Environment): string {
  const bare = html
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/\s*<meta (?:property="csp-nonce"|http-equiv="Content-Security-Policy")[^>]*>/g, '')
  const sources = { ...policyHosts(environment), scriptHashes: scriptHashes(bare) }
  const { 'Content-Security-Policy': policy = '' } = securityHeaders(sources)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ONLY, '')}">`
  return bare.replace(/<meta charset="[^"]+" ?\/?>/, (charset) => `${charset}\n    ${meta}`)
}

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

const drawings = Object.keys(contentTypes).filter((extension) =>
  isDrawing(contentTypes[extension] ?? ''),
)

/** Headers by path, in `_headers` format. On other hosts they must be configured manually. */
export function staticHeaders(environment: Environment): string {
  const frame = frameHeaders()
  const page = securityHeaders(policyHosts(environment))
  const [frameAncestors = ''] = HEADER_ONLY.exec(page['Content-Security-Policy'] ?? '') ?? []
  return [
    '/*',
    ...lines({ ...baseHeaders, ...transportSecurity }),
    '/',
    '  Cache-Control: no-cache',
    `  Content-Security-Policy: ${frameAncestors.slice(2)}`,
    ...(page['X-Frame-Options'] === baseHeaders['X-Frame-Options']
      ? []
      : ['  ! X-Frame-Options', ...lines({ 'X-Frame-Options': page['X-Frame-Options'] ?? '' })]),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/sw.js',
    `  Cache-Control: ${cachingOf('/sw.js')}`,
    ...drawings.flatMap((extension) => [
      `/*${extension}`,
      `  Content-Security-Policy: ${drawingPolicy}`,
    ]),
    `${frameFolder}*`,
    '  ! Cross-Origin-Resource-Policy',
    ...lines({
      'Cross-Origin-Resource-Policy': frameFileHeaders['Cross-Origin-Resource-Policy'],
    }),
    `${frameFolder}*.html`,
    '  ! X-Frame-Options',
    ...lines({
      'X-Frame-Options': frame['X-Frame-Options'] ?? '',
      'Content-Security-Policy': frame['Content-Security-Policy'] ?? '',
    }),
    '',
  ].join('\n')
}
