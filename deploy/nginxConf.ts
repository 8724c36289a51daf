import { racePaths } from '#api/race/paths.ts'
import { userPaths } from '#api/user/paths.ts'
import type { Environment } from '#environment/readEnvironment.ts'
import { contentTypes, isCompressible, isDrawing } from '../tools/build/contentTypes.ts'
import {
  baseHeaders,
  cachingOf,
  drawingPolicy,
  frameFileHeaders,
  frameFolder,
  frameHeaders,
  noncePlaceholder,
  plainResponses,
  policyHosts,
  securityHeaders,
  servicePolicy,
  sharedPolicy,
  transportSecurity,
} from '../tools/build/policy.ts'

/** Upload paths. nginx rejects any other request body over 1 MB. */
const UPLOADS: string[] = [userPaths.uploadImage, userPaths.uploadFile, racePaths.photoSearchByFace]
const FILES = ['/config/', '/i18n/', '/site-config/', '/uploads/', '/photos/']

/**
 * Paths on the site's own host that are proxied, with the variable holding the upstream address.
 */
function pathsBehind({ hosts, registrationSite }: Environment): [path: string, address: string][] {
  const services: [string, string, string[]][] = [
    [hosts.website, 'WEBSITE_CENTER', ['/website-center/']],
    [hosts.basic, 'BASIC_CENTER', ['/basic-center/']],
    [hosts.user, 'USER_CENTER', ['/user-center/']],
    [hosts.race, 'RACE_CENTER', ['/race-center/']],
    [hosts.file, 'FILE_HOST', FILES],
  ]
  const sameHost = services.filter(([host]) => host === '')
  const registration = /^\/./.test(registrationSite) ? [registrationSite] : []
  return [
    ...sameHost.flatMap(([, address, prefixes]) =>
      prefixes.map((prefix): [string, string] => [prefix, address]),
    ),
    ...registration.map((prefix): [string, string] => [prefix, 'REGISTRATION_SITE']),
  ]
}

const block = (location: string, address: string, more: string[] = []) =>
  [
    `\n    location ${location} {`,
    ...more.map((line) => `        ${line}`),
    `        set $site_behind \${${address}};`,
    '        proxy_pass $site_behind;\n    }\n',
  ].join('\n')

const VARIABLES: Record<string, string> = {
  'Cross-Origin-Opener-Policy': '$site_opener_policy',
  'Strict-Transport-Security': '$site_transport_security',
}

/**
 * An nginx location inherits headers only if it sets none of its own, so each one gets them all.
 */
const addHeaders = (headers: Record<string, string>, indent = 8) =>
  Object.entries({ ...headers, ...transportSecurity })
    .map(([name, value]) => `add_header ${name} ${VARIABLES[name] ?? `"${value}"`} always;`)
    .map((line) => ' '.repeat(indent) + line)
    .join('\n')

/** Headers of proxied responses. The organiser's other hosts may embed the files. */
const ofServices = {
  'X-Content-Type-Options': 'nosniff',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Cross-Origin-Resource-Policy': 'same-site',
}

/** Upstreams are variables, so that they may move, or be down when nginx starts. */
const PROXY = `
    resolver \${NGINX_LOCAL_RESOLVERS};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $site_scheme;
    proxy_set_header Accept-Encoding $http_accept_encoding;
    proxy_hide_header X-Powered-By;
    proxy_hide_header X-Content-Type-Options;
    proxy_hide_header X-Permitted-Cross-Domain-Policies;
    proxy_hide_header Cross-Origin-Resource-Policy;
    # The site goes by the clock of its services.
    proxy_pass_header Date;
${addHeaders({ ...ofServices, 'Content-Security-Policy': servicePolicy }, 4)}
    proxy_connect_timeout 5s;
    proxy_read_timeout 70s;
    # What people send and are sent is not written to this server's disk.
    proxy_request_buffering off;
    proxy_max_temp_file_size 0;
    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 3;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`

function proxied(environment: Environment): string {
  const behind = pathsBehind(environment)
  if (behind.length === 0) return ''
  const blocks = behind.map(([path, address]) => {
    // The registration site has a content security policy of its own.
    if (address === 'REGISTRATION_SITE')
      return block(`^~ ${path}`, address, [addHeaders(ofServices, 0)])
    const uploads = UPLOADS.filter((upload) => upload.startsWith(path))
    return [
      block(`^~ ${path}`, address),
      ...uploads.map((upload) => block(`= ${upload}`, address, ['client_max_body_size 21m;'])),
    ].join('')
  })
  return PROXY + blocks.join('')
}

const bare = (types: string[]) => [...new Set(types.map((type) => type.replace(/;.*/, '')))]

/**
 * The nginx configuration for an environment. `variables` fills placeholders of the form `${NAME}`.
 * Unknown ones are left in it.
 */
export function nginxConf(
  template: string,
  environment: Environment,
  variables: Record<string, string | undefined>,
  { hasBrotli = false } = {},
): string {
  const types = Object.values(contentTypes)
  // nginx always handles text/html, and warns if a list names it.
  const listed = (isListed: (type: string) => boolean) =>
    bare(types.filter(isListed)).filter((type) => type !== 'text/html')
  const { 'Content-Security-Policy': pagePolicy = '', ...pageHeaders } = securityHeaders({
    ...policyHosts(environment),
    nonce: '$request_id',
  })
  const parts: Record<string, string> = {
    transportSecurity: transportSecurity['Strict-Transport-Security'],
    openerPolicy: baseHeaders['Cross-Origin-Opener-Policy'] ?? '',
    pagePolicy,
    pageHeaders: addHeaders(pageHeaders),
    noncePlaceholder,
    baseHeaders: addHeaders(baseHeaders),
    frameFolder,
    frameFileHeaders: addHeaders(frameFileHeaders),
    drawings: Object.entries(contentTypes)
      .filter(([, type]) => isDrawing(type))
      .map(([extension]) => extension.slice(1))
      .join('|'),
    drawingPolicy,
    sharedPolicy,
    fixedCaching: cachingOf('/assets/'),
    workerCaching: cachingOf('/sw.js'),
    fileCaching: cachingOf('/'),
    plainResponses: Object.entries(plainResponses)
      .map(([status, text]) => `    ${status} "${text}\\n";`)
      .join('\n'),
    frameHeaders: addHeaders(frameHeaders()),
    types: Object.entries(contentTypes)
      .map(([extension, type]) => `        ${bare([type])[0]} ${extension.slice(1)};`)
      .join('\n'),
    charsetTypes: listed((type) => type.includes('charset')).join(' '),
    packedTypes: listed(isCompressible).join(' '),
    packed: ['gzip', ...(hasBrotli ? ['brotli'] : [])]
      .map((kind) => `        ${kind}_static on;`)
      .join('\n'),
    services: proxied(environment),
  }
  return template
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => parts[name] ?? whole)
    .replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => variables[name] ?? whole)
}
