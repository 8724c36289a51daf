import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'
import { BUILD_FOLDER } from '../../tools/build/buildFolder.mjs'
import { freePort, needNginx, startNginx } from '../../tools/support/startNginx.mjs'
import * as account from '../support/account.ts'
import { findRegistration } from '../support/actions.ts'
import { nextBuild, test } from '../support/deployed.ts'
import { expect, expectReady } from '../support/fixtures.ts'

// Serial: the last test publishes another build.
test.describe.configure({ mode: 'default' })

/** Headers that differ between servers: dates, versions, compressed lengths. */
const OWN = [
  ...['date', 'etag', 'last-modified', 'server', 'connection', 'keep-alive', 'accept-ranges'],
  ...['content-length', 'transfer-encoding', 'content-encoding', 'vary'],
]
const withoutNonce = (policy = '') => policy.replace(/'nonce-[^']+'/g, 'nonce')

async function headersOf(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  const all = Object.fromEntries(response.headers)
  const told = Object.entries(all).filter(([name]) => !OWN.includes(name))
  return {
    status: response.status,
    isPacked: 'content-encoding' in all,
    ...Object.fromEntries(told),
    'content-security-policy': withoutNonce(all['content-security-policy']),
  }
}

test('nginx sends the same headers as the preview server, for every kind of file', async ({
  deployed,
}) => {
  const assets = readdirSync(`${BUILD_FOLDER}/assets`).filter((name) =>
    /^site-.*\.(?:js|css)$/.test(name),
  )
  const paths = [
    ...assets.map((name) => `/assets/${name}`),
    ...['/', '/favicon.svg', '/sw.js', '/captcha/aliyun.html', '/captcha/aliyun.js'],
    ...['carousel-1.avif', 'files/course-sheet.pdf', 'files/prizes.xlsx', 'course/full.gpx'].map(
      (name) => `/edition-2024/${name}`,
    ),
    ...['/gone', '/assets/gone.js', '/assets', '/assets/', '/index.html', '/.git/config'],
    ...['/?from=mail', '/favicon.svg/x', '/%E6%B0%B4'],
  ]
  expect(assets.length).toBeGreaterThan(0)
  for (const path of paths) {
    for (const scheme of ['http', 'https']) {
      const headers = { 'x-forwarded-proto': scheme }
      expect(await headersOf(deployed.url + path, headers), path).toEqual(
        await headersOf(deployed.preview.replace('localhost', '127.0.0.1') + path, headers),
      )
    }
  }
})

test('each response has its own nonce in its HTML and policy', async ({ deployed }) => {
  const seen = new Set<string>()
  for (let times = 0; times < 5; times++) {
    const response = await fetch(deployed.url)
    const html = await response.text()
    const policy = response.headers.get('content-security-policy') ?? ''
    const [, nonce = ''] = /'nonce-([0-9a-f]{32})'/.exec(policy) ?? []
    expect(html).toContain(`<style id="shell" nonce="${nonce}">`)
    expect(html).not.toContain('__CSP_NONCE__')
    seen.add(nonce)
  }
  expect(seen.size).toBe(5)
})

test('an unchanged page is not sent again, nor is a policy with another nonce', async ({
  deployed,
}) => {
  const etag = (await fetch(deployed.url)).headers.get('etag') ?? ''
  const again = await fetch(deployed.url, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBeNull()
})

test('texts are compressed, pictures are not, and each kind is cached for its own time', async ({
  deployed,
}) => {
  const script = readdirSync(join(deployed.root, 'assets')).find((name) =>
    /^libraries-.*js$/.test(name),
  )
  const ask = (path: string, encoding: string) =>
    fetch(deployed.url + path, { headers: { 'accept-encoding': encoding } })
  const told = async (path: string, encoding = 'gzip, deflate, br') => {
    const { headers } = await ask(path, encoding)
    return ['content-encoding', 'cache-control', 'vary'].map((name) => headers.get(name))
  }
  const forGood = 'public, max-age=31536000, immutable'
  expect(await told(`/assets/${script}`)).toEqual(['br', forGood, 'Accept-Encoding'])
  expect(await told(`/assets/${script}`, 'gzip')).toEqual(['gzip', forGood, 'Accept-Encoding'])
  expect(await told(`/assets/${script}`, 'identity')).toEqual([null, forGood, 'Accept-Encoding'])
  expect(await told('/')).toEqual(['gzip', 'no-cache', 'Accept-Encoding'])
  const forADay = 'public, max-age=86400'
  expect(await told('/edition-2024/carousel-1.avif')).toEqual([null, forADay, null])
})

test('the services are proxied on the site’s own host, but the operator page is not', async ({
  deployed,
}) => {
  const ask = (path: string, init?: RequestInit) => fetch(deployed.url + path, init)
  const race = await ask('/website-center/api/website/race?domainName=127.0.0.1')
  expect(await race.json()).toMatchObject({ code: 0, data: { raceId: 'yanling-2024' } })
  expect(race.headers.get('x-content-type-options')).toBe('nosniff')
  // The site uses the clock of its services.
  expect(race.headers.get('date')).toContain(' 2024 ')
  expect((await ask('/config/cz/index.json')).status).toBe(200)
  expect((await ask('/__sandbox/')).status).toBe(404)

  const large = (path: string) => ask(path, { method: 'POST', body: 'x'.repeat(2_000_000) })
  expect((await large('/user-center/api/login')).status).toBe(413)
  expect((await large('/user-center/api/base/uploadImage')).status).toBe(200)
})

test('no response reveals the version, and the log contains neither queries nor addresses', async ({
  deployed,
}) => {
  for (const path of ['/', '/gone', '/%', '/user-center/none']) {
    const response = await fetch(deployed.url + path, { headers: { 'user-agent': 'Runner/1' } })
    expect(response.headers.get('server')).toBe('nginx')
    expect(await response.text()).not.toMatch(/nginx\/\d/)
  }
  await fetch(`${deployed.url}/user-center/api/email/registered?email=runner1%40race.test`)
  await fetch(`${deployed.url}/uploads/0123456789abcdef.jpg`)
  // A line is written once its response has been sent.
  await expect.poll(() => deployed.log().join('\n')).toContain(' GET /uploads/* 404 ')
  const log = deployed.log().join('\n')
  expect(log).toContain(' GET /user-center/api/email/registered 200 ')
  // The second column is the host that was asked for, here the same address as the visitor's.
  const withoutHosts = log.replace(/^(\S+) \S+/gm, '$1')
  expect(withoutHosts).not.toMatch(/runner1|\?|127\.0\.0\.1|Runner\/1|Mozilla|0123456789abcdef/)
})

/** Sends a raw request. Returns the status, the headers and the body of the response. */
async function sendRaw(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let response = ''
  for await (const part of socket) response += String(part)
  const [head = '', body] = response.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => line.toLowerCase().split(': '))
  return { status: Number(status.split(' ')[1]), headers: Object.fromEntries(headers), body }
}

test('errors have a message in both languages, with the site’s headers', async ({ deployed }) => {
  const away = await startNginx({ root: deployed.root, behind: 'http://127.0.0.1:9' })
  const close = 'Host: www.race.test\r\nConnection: close\r\n'
  const long = 'x'.repeat(40_000)
  const login = 'POST /user-center/api/login HTTP/1.1\r\n'
  const query = 'email=runner1%40race.test'
  const faults: [number, Promise<Awaited<ReturnType<typeof sendRaw>>>][] = [
    [400, sendRaw(deployed.port, `GET / HTTP/1.1\r\nHost: a b\r\n\r\n`)],
    [400, sendRaw(deployed.port, `GET / HTTP/1.1\r\n${close}Cookie: ${long}\r\n\r\n`)],
    [400, sendRaw(deployed.port, `NO SENSE AT ALL\r\n\r\n`)],
    [414, sendRaw(deployed.port, `GET /?${long} HTTP/1.1\r\n${close}\r\n`)],
    [413, sendRaw(deployed.port, `${login}${close}Content-Length: 2000000\r\n\r\n`)],
    [
      502,
      sendRaw(away.port, `GET /user-center/api/email/registered?${query} HTTP/1.1\r\n${close}\r\n`),
    ],
  ]
  try {
    for (const [expected, sent] of faults) {
      const { status, headers, body } = await sent
      expect([status, body]).toEqual([
        expected,
        expect.stringMatching(`^${expected} .*[一-龟].* · [A-Z]`),
      ])
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'deny',
        'x-permitted-cross-domain-policies': 'none',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
    }
    expect(away.errors()).toMatch(
      /\[error\] [\w.]+ 502 from 127\.0\.0\.1:9 \(502\) after [\d.]+ s: GET \/user-center\/api\/email\/registered\n/,
    )
    expect(away.errors()).not.toMatch(/runner1|client:|\?/)
    expect(away.log().join()).toContain(' GET /user-center/api/email/registered 502 ')
  } finally {
    away.stop()
  }
})

test('responses of services and uploaded files cannot run scripts when opened', async ({
  deployed,
}) => {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
  for (const path of ['/uploads/gone.svg', '/photos/gone', '/config/cz/index.json']) {
    const { headers } = await fetch(deployed.url + path)
    expect(headers.get('content-security-policy'), path).toContain(policy)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-site')
  }
  const { headers } = await fetch(`${deployed.url}/reg/`)
  expect(headers.get('content-security-policy')).not.toContain('sandbox')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('over TLS each host has its own certificate and enforces TLS from then on', async ({
  deployed,
}) => {
  const port = await freePort()
  const hosts = ['www.race.test', 'www.other.test']
  const tls = (folder: string) => {
    for (const host of hosts) {
      const out = ['-keyout', join(folder, `${host}.key`), '-out', join(folder, `${host}.crt`)]
      const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
      const wish = ['req', '-x509', '-days', '1', '-subj', `/CN=${host}`]
      execFileSync('openssl', [...wish, ...key, ...out], { stdio: 'ignore' })
    }
    return readFileSync('deploy/tls.conf', 'utf8')
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replaceAll('/etc/nginx/certificates', folder)
  }
  const nginx = await startNginx({ root: deployed.root, behind: deployed.preview, tls })
  try {
    for (const servername of hosts) {
      const told = await new Promise<unknown[]>((done, failed) => {
        const options = { port, servername, host: '127.0.0.1', rejectUnauthorized: false }
        httpsRequest({ ...options, headers: { host: servername } }, (response) => {
          const { subject } = (response.socket as TLSSocket).getPeerCertificate()
          response.resume()
          const { headers } = response
          done([
            subject.CN,
            headers['strict-transport-security'],
            headers['cross-origin-opener-policy'],
          ])
        })
          .on('error', failed)
          .end()
      })
      expect(told).toEqual([servername, 'max-age=31536000', 'same-origin'])
    }
    const plain = await fetch(`${nginx.url}/?a=1`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/?a=1'])
  } finally {
    nginx.stop()
  }
})

test('nginx accepts the configuration of an environment whose services have hosts of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prod-'))
  const conf = execFileSync(process.execPath, ['deploy/nginx.mjs', 'prod'], {
    env: {
      ...process.env,
      PORT: '8080',
      ACCESS_LOG: join(folder, 'access.log'),
      ERROR_LOG: join(folder, 'error.log'),
    },
  })
  const main = join(folder, 'nginx.conf')
  writeFileSync(main, `pid ${folder}/pid; events {} http { ${conf.toString()} }`)
  const { status, stderr } = spawnSync(needNginx(), ['-t', '-c', main], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
  rmSync(folder, { recursive: true })
})

test('home, login and a search under nginx, without policy violations', async ({
  page,
  open,
  expectCleanText,
}) => {
  const w = account.texts.zh
  await open('/#/home')
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expectCleanText()
  await account.openDrawer(page, w)
  await account.logInByPassword(page, w, '13800000001')
  await account.expectLoggedIn(page, w)
  await findRegistration(page)
})

/** What search engines and messengers call themselves. */
const CRAWLERS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'WhatsApp/2.23.20.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
]

/** The status and text of a host's page. */
const readAs = (port: number, host: string, path: string, agent: string) =>
  new Promise<[status: number | undefined, body: string]>((done, failed) => {
    const headers = { host, 'user-agent': agent }
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      readAll(response).then((body) => done([response.statusCode, body]), failed)
    }).on('error', failed)
  })

test('a host has a page of its own, and small pages that lead to it', async ({
  page,
  deployed,
}) => {
  const root = mkdtempSync(join(tmpdir(), 'hosts-'))
  cpSync(BUILD_FOLDER, root, { recursive: true })
  const hosts = ['www.race.test', 'weekend.race.test']
  const behind = deployed.preview.replace('localhost', '127.0.0.1')
  execFileSync(process.execPath, [
    ...['deploy/pages.mjs', 'test', root, '--services', behind],
    ...hosts.flatMap((host) => ['--host', host]),
  ])
  const nginx = await startNginx({ root, behind })
  try {
    for (const [host, name] of [
      ['www.race.test', '2024 燕岭马拉松'],
      ['weekend.race.test', 'Pontarva River Runs 2027'],
    ] as const) {
      for (const agent of CRAWLERS) {
        const [status, home] = await readAs(nginx.port, host, '/', agent)
        expect(status).toBe(200)
        expect(home).toContain(`<meta property="og:title" content="${name}">`)
        expect(home).toContain('"@type":"SportsEvent"')
        const [, guide] = await readAs(nginx.port, host, '/race-card', agent)
        expect(guide).toContain('content="0;url=/#/race-card"')
        expect((await readAs(nginx.port, host, '/gone', agent))[0]).toBe(404)
        expect((await readAs(nginx.port, host, `/hosts/${host}/index.html`, agent))[0]).toBe(404)
      }
    }
    const [, other] = await readAs(nginx.port, 'other.race.test', '/', CRAWLERS[0] ?? '')
    expect(other).not.toContain('og:title')
    await page.goto(`http://www.race.test:${nginx.port}/race-information/race-rules`)
    await expect(page.getByRole('heading', { level: 1, name: '竞赛规程' })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('#/race-information/race-rules')
  } finally {
    nginx.stop()
    rmSync(root, { recursive: true })
  }
})

test('a build without the preview edition says that an unpublished race is in preparation', async ({
  page,
  deployed,
  expectAccessible,
}) => {
  const root = mkdtempSync(join(tmpdir(), 'without-edition-'))
  const options = ['--mode', 'test', '--outDir', root, '--emptyOutDir', '--logLevel', 'error']
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], {
    env: { ...process.env, VITE_PREVIEW_EDITION: 'false' },
  })
  const behind = deployed.preview.replace('localhost', '127.0.0.1')
  const nginx = await startNginx({ root, behind })
  try {
    await page.goto(`http://preview.race.test:${nginx.port}/`)
    await expect(page.getByRole('heading', { name: '网站筹备中' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: 'Site in preparation' })).toBeVisible()
    expect((await fetch(`${nginx.url}/edition-2024/logo.svg`)).status).toBe(404)
  } finally {
    nginx.stop()
    rmSync(root, { recursive: true })
  }
})

test('a page that is open during an upgrade keeps working, with and without the old files', async ({
  page,
  open,
  deployed,
}) => {
  const { root } = deployed
  const old = readdirSync(join(root, 'assets'))
  let loads = 0
  await open('/#/home')
  await page.waitForLoadState('networkidle')
  page.on('load', () => loads++)

  const next = nextBuild(root)
  cpSync(next, root, { recursive: true })
  rmSync(next, { recursive: true })
  await page.goto('/#/image-collection')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(loads).toBe(0)

  for (const name of old.filter((each) => /\.\w+$/.test(each))) {
    rmSync(join(root, 'assets', name), { recursive: true })
  }
  await page.goto('/#/registration-search')
  await expect(page.getByRole('form', { name: '姓名和证件号码' }).getByLabel('姓名')).toBeVisible()
  await expectReady(page)
  expect(loads).toBe(1)
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(files.some((name) => /\/assets\/site-[\w-]{8}n\.js$/.test(name))).toBe(true)
})
