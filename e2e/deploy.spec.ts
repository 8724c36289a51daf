import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpsRequest } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, needNginx, startNginx } from '../tools/startNginx.mjs'
import * as account from './account.ts'
import { nextBuild, test } from './deployed.ts'
import { expect, expectReady } from './fixtures.ts'

// One after the other: what is published in the last test is another build.
test.describe.configure({ mode: 'default' })

/** What servers write in their own way: dates, marks of a version, lengths of what they packed. */
const OWN = [
  ...['date', 'etag', 'last-modified', 'server', 'connection', 'keep-alive', 'accept-ranges'],
  ...['content-length', 'transfer-encoding', 'content-encoding', 'vary'],
]
const withoutNonce = (policy = '') => policy.replace(/'nonce-[^']+'/g, 'nonce')

async function headersOf(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  const all = Object.fromEntries(answer.headers)
  const told = Object.entries(all).filter(([name]) => !OWN.includes(name))
  return {
    status: answer.status,
    isPacked: 'content-encoding' in all,
    ...Object.fromEntries(told),
    'content-security-policy': withoutNonce(all['content-security-policy']),
  }
}

test('nginx sends the headers of the preview server, for every kind of file', async ({
  deployed,
}) => {
  const assets = readdirSync('dist/assets').filter((name) => /^site-.*\.(?:js|css)$/.test(name))
  const paths = [
    ...assets.map((name) => `/assets/${name}`),
    ...['/', '/favicon.svg', '/sw.js', '/human-check/aliyun.html', '/human-check/aliyun.js'],
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

test('each answer has a nonce of its own, in its text and its policy', async ({ deployed }) => {
  const seen = new Set<string>()
  for (let times = 0; times < 5; times++) {
    const answer = await fetch(deployed.url)
    const html = await answer.text()
    const policy = answer.headers.get('content-security-policy') ?? ''
    const [, nonce = ''] = /'nonce-([0-9a-f]{32})'/.exec(policy) ?? []
    expect(html).toContain(`<style nonce="${nonce}">`)
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

test('texts are packed, pictures are not, and each kind is kept for its time', async ({
  deployed,
}) => {
  const script = readdirSync(join(deployed.root, 'assets')).find((name) =>
    /^react-.*js$/.test(name),
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

test('the centres stand behind the site’s own host, the operator’s page does not', async ({
  deployed,
}) => {
  const ask = (path: string, init?: RequestInit) => fetch(deployed.url + path, init)
  const race = await ask('/website-center/api/website/race?domainName=127.0.0.1')
  expect(await race.json()).toMatchObject({ code: 0, data: { raceId: 'yanling-2024' } })
  expect(race.headers.get('x-content-type-options')).toBe('nosniff')
  // The site goes by the clock of its centres.
  expect(race.headers.get('date')).toContain(' 2024 ')
  expect((await ask('/config/cz/index.json')).status).toBe(200)
  expect((await ask('/__sandbox/')).status).toBe(404)

  const large = (path: string) => ask(path, { method: 'POST', body: 'x'.repeat(2_000_000) })
  expect((await large('/user-center/api/login')).status).toBe(413)
  expect((await large('/user-center/api/base/uploadImage')).status).toBe(200)
})

test('nothing tells the version, and the log holds neither queries nor addresses', async ({
  deployed,
}) => {
  for (const path of ['/', '/gone', '/%', '/user-center/none']) {
    const answer = await fetch(deployed.url + path, { headers: { 'user-agent': 'Runner/1' } })
    expect(answer.headers.get('server')).toBe('nginx')
    expect(await answer.text()).not.toMatch(/nginx\/\d/)
  }
  await fetch(`${deployed.url}/user-center/api/email/registered?email=runner1%40race.test`)
  await fetch(`${deployed.url}/uploads/0123456789abcdef.jpg`)
  const log = deployed.log().join('\n')
  expect(log).toContain(' GET /user-center/api/email/registered 200 ')
  expect(log).toContain(' GET /uploads/* 404 ')
  expect(log).not.toMatch(/runner1|\?|127\.0\.0\.1|Runner\/1|Mozilla|0123456789abcdef/)
})

test('over TLS each host has its certificate and asks for TLS from then on', async ({
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
        httpsRequest({ ...options, headers: { host: servername } }, (answer) => {
          const { subject } = (answer.socket as TLSSocket).getPeerCertificate()
          answer.resume()
          const { headers } = answer
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

test('nginx reads what the container fills in at its start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'container-'))
  for (const stage of ['test', 'prod']) {
    const template = execFileSync(process.execPath, ['deploy/nginx.mjs', stage, '--at-start'])
    const conf = template
      .toString()
      .replace(/\$\{NGINX_LOCAL_RESOLVERS\}/g, '127.0.0.11')
      .replace(/\$\{[A-Z_]+\}/g, 'https://api.race.test')
      .replaceAll('/var/log/nginx', folder)
      .replace('listen 80', 'listen 8080')
    const main = join(folder, 'nginx.conf')
    writeFileSync(main, `pid ${folder}/pid; events {} http { ${conf} }`)
    const { status, stderr } = spawnSync(needNginx(), ['-t', '-c', main], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')])
  }
  rmSync(folder, { recursive: true })
})

test('home, login and a look-up under nginx, without a violation of the policy', async ({
  page,
  open,
  expectCleanText,
}) => {
  const w = account.words.zh
  await open('/#/home')
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expectCleanText()
  await account.openDrawer(page, w)
  await account.logInByPassword(page, w, '13800000001')
  await account.expectSignedIn(page, w)
  await page.goto('/#/registration-search')
  const form = page.getByRole('tabpanel').first()
  await form.getByLabel('姓名').fill('林知远')
  await form.getByLabel('证件号码或后六位').fill('180014')
  await form.getByRole('button', { name: '查询' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '已缴费，等待抽签' })).toBeVisible()
})

test('who has the old page open goes on, with the old files beside the new and without them', async ({
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
  await expect(page.getByRole('tabpanel').first().getByLabel('姓名')).toBeVisible()
  await expectReady(page)
  expect(loads).toBe(1)
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(files.some((name) => /\/assets\/site-[\w-]{8}n\.js$/.test(name))).toBe(true)
})
