import type { Stage } from '../src/api/readStage.ts'
import { paths } from '../src/api/paths.ts'
import { raceCenterPaths } from '../src/api/raceCenterPaths.ts'
import { contentTypes, isCompressible } from '../tools/contentTypes.ts'
import {
  baseHeaders,
  frameHeaders,
  noncePlaceholder,
  policyHosts,
  securityHeaders,
  transportSecurity,
} from '../tools/policy.ts'

/** What takes a picture or a file; nginx lets nothing else through that is longer than 1 MB. */
const UPLOADS: string[] = [paths.uploadImage, paths.uploadFile, raceCenterPaths.photoSearchByFace]
const FILES = ['/config/', '/i18n/', '/site-config/', '/uploads/', '/photos/']

/** The paths of this site's own host that a server behind it answers, and the variable that names it. */
function pathsBehind({ hosts, registrationSite }: Stage): [path: string, address: string][] {
  const centres: [string, string, string[]][] = [
    [hosts.website, 'WEBSITE_CENTER', ['/website-center/']],
    [hosts.basic, 'BASIC_CENTER', ['/basic-center/']],
    [hosts.user, 'USER_CENTER', ['/user-center/']],
    [hosts.race, 'RACE_CENTER', ['/race-center/']],
    [hosts.file, 'FILE_HOST', FILES],
  ]
  const own = centres.filter(([host]) => host === '')
  const registration = /^\/./.test(registrationSite) ? [registrationSite] : []
  return [
    ...own.flatMap(([, address, prefixes]) =>
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

/** By variables, so that a server behind may move, or be away when this one starts. */
const PROXY = `
    resolver \${NGINX_LOCAL_RESOLVERS};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $site_scheme;
    proxy_set_header Accept-Encoding $http_accept_encoding;
    proxy_hide_header X-Powered-By;
    proxy_hide_header X-Content-Type-Options;
    # The site goes by the clock of its centres.
    proxy_pass_header Date;
    add_header X-Content-Type-Options nosniff always;
    add_header Strict-Transport-Security $site_transport_security always;
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

function proxied(stage: Stage): string {
  const behind = pathsBehind(stage)
  if (behind.length === 0) return ''
  const blocks = behind.map(([path, address]) => {
    const uploads = UPLOADS.filter((upload) => upload.startsWith(path))
    return [
      block(`^~ ${path}`, address),
      ...uploads.map((upload) => block(`= ${upload}`, address, ['client_max_body_size 21m;'])),
    ].join('')
  })
  return PROXY + blocks.join('')
}

const VARIABLES: Record<string, string> = {
  'Cross-Origin-Opener-Policy': '$site_opener_policy',
  'Strict-Transport-Security': '$site_transport_security',
}

/** nginx inherits headers into a location only if it has none of its own: each gets all. */
const addHeaders = (headers: Record<string, string>) =>
  Object.entries({ ...headers, ...transportSecurity })
    .map(([name, value]) => `        add_header ${name} ${VARIABLES[name] ?? `"${value}"`} always;`)
    .join('\n')

const bare = (types: string[]) => [...new Set(types.map((type) => type.replace(/;.*/, '')))]

/**
 * The configuration of nginx for a stage. `environment` fills what stands as `${NAME}`; what it
 * does not know is left for the container's start.
 */
export function nginxConf(
  template: string,
  stage: Stage,
  environment: Record<string, string | undefined>,
  { hasBrotli = false } = {},
): string {
  const types = Object.values(contentTypes)
  // nginx packs and labels text/html by itself, and warns of a list that names it.
  const listed = (wanted: (type: string) => boolean) =>
    bare(types.filter(wanted)).filter((type) => type !== 'text/html')
  const page = securityHeaders({ ...policyHosts(stage), nonce: '$request_id' })
  const parts: Record<string, string> = {
    transportSecurity: transportSecurity['Strict-Transport-Security'],
    openerPolicy: baseHeaders['Cross-Origin-Opener-Policy'] ?? '',
    pagePolicy: page['Content-Security-Policy'] ?? '',
    noncePlaceholder,
    baseHeaders: addHeaders(baseHeaders),
    frameHeaders: addHeaders(frameHeaders()),
    types: Object.entries(contentTypes)
      .map(([extension, type]) => `        ${bare([type])[0]} ${extension.slice(1)};`)
      .join('\n'),
    charsetTypes: listed((type) => type.includes('charset')).join(' '),
    packedTypes: listed(isCompressible).join(' '),
    packed: ['gzip', ...(hasBrotli ? ['brotli'] : [])]
      .map((kind) => `        ${kind}_static on;`)
      .join('\n'),
    centres: proxied(stage),
  }
  return template
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => parts[name] ?? whole)
    .replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => environment[name] ?? whole)
}
