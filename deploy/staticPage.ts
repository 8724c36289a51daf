import type { Stage } from '../src/api/readStage.ts'
import {
  baseHeaders,
  frameHeaders,
  policyHosts,
  scriptHashes,
  securityHeaders,
  transportSecurity,
} from '../tools/policy.ts'

/** What a policy in the page itself cannot say (CSP 3, "meta element"). */
const HEADER_ONLY = /; frame-ancestors [^;]+/

/**
 * The page for a host that writes no nonces: the policy stands in the page and names its script by a
 * hash.
 */
export function staticPage(html: string, stage: Stage): string {
  const bare = html
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/\s*<meta (?:property="csp-nonce"|http-equiv="Content-Security-Policy")[^>]*>/g, '')
  const sources = { ...policyHosts(stage), scriptHashes: scriptHashes(bare) }
  const { 'Content-Security-Policy': policy = '' } = securityHeaders(sources)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ONLY, '')}">`
  return bare.replace(/<meta charset="[^"]+" ?\/?>/, (charset) => `${charset}\n    ${meta}`)
}

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

/** The headers by path, as hosts with a `_headers` file read them and others are told by hand. */
export function staticHeaders(): string {
  const frame = frameHeaders()
  return [
    '/*',
    ...lines({ ...baseHeaders, ...transportSecurity }),
    '/',
    '  Cache-Control: no-cache',
    "  Content-Security-Policy: frame-ancestors 'none'",
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/human-check/*.html',
    '  ! X-Frame-Options',
    ...lines({
      'X-Frame-Options': frame['X-Frame-Options'] ?? '',
      'Content-Security-Policy': frame['Content-Security-Policy'] ?? '',
    }),
    '',
  ].join('\n')
}
