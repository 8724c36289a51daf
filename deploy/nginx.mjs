/**
 * Writes the nginx configuration for an environment to standard output: `node deploy/nginx.mjs prod
 * > /etc/nginx/conf.d/site.conf`. With `--brotli`, pre-compressed `.br` files are served too
 * (requires nginx's brotli module).
 */
import { readFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { environmentOf, isEnvironmentName, near } from './environments.mjs'

const [environmentName = '', ...flags] = process.argv.slice(2)
if (!isEnvironmentName(environmentName)) {
  console.error('Name the environment: node deploy/nginx.mjs dev|test|release|prod')
  process.exit(2)
}

/** The name servers of this machine, in nginx syntax. */
function resolvers() {
  const names = readFileSync('/etc/resolv.conf', 'utf8').matchAll(/^nameserver\s+(\S+)/gm)
  return [...names].map(([, name = '']) => (name.includes(':') ? `[${name}]` : name)).join(' ')
}

/** @typedef {typeof import('./nginxConf.ts')} NginxConf */
/** @type {{ module: NginxConf }} */
const { module: writer } = await runnerImport(near('nginxConf.ts'))

const defaults = {
  PORT: '80',
  ROOT: '/usr/share/nginx/html',
  ACCESS_LOG: '/var/log/nginx/access.log',
  ERROR_LOG: '/var/log/nginx/error.log',
}
const conf = writer.nginxConf(
  readFileSync(near('nginx.conf'), 'utf8'),
  await environmentOf(environmentName),
  { ...defaults, NGINX_LOCAL_RESOLVERS: resolvers(), ...process.env },
  { hasBrotli: flags.includes('--brotli') },
)
const missing = [...new Set(conf.match(/(?<=\$\{)[A-Z_]+(?=\})/g))]
if (missing.length > 0) {
  console.error(
    `The environment has these on its own host: set ${missing.join(', ')} to their addresses.`,
  )
  process.exit(1)
}
process.stdout.write(conf)
