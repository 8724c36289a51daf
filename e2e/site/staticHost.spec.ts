import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILD_FOLDER } from '../../tools/build/buildFolder.mjs'
import * as account from '../support/account.ts'
import { expect, expectReady, test } from '../support/fixtures.ts'

function staticHtml() {
  const folder = mkdtempSync(join(tmpdir(), 'static-'))
  cpSync(`${BUILD_FOLDER}/index.html`, join(folder, 'index.html'))
  execFileSync(process.execPath, ['deploy/static.mjs', 'test', folder])
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  rmSync(folder, { recursive: true })
  return html
}

test('on a host that sends no headers the site works, and injected script does not run', async ({
  page,
  open,
  baseURL,
}) => {
  const foreign = '<script>window.isForeign = true</script>'
  const html = staticHtml()
  expect(html).not.toContain('nonce')
  await page.route(`${baseURL}/`, (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  )
  const w = account.texts.zh
  await open('/#/home')
  await account.openDrawer(page, w)
  await account.logInByPassword(page, w, '13800000001')
  await account.expectLoggedIn(page, w)
  for (const path of [
    '/post',
    '/registration-search',
    '/race-information/race-rules',
    '/gallery',
  ]) {
    await page.goto(`/#${path}`)
    await expectReady(page)
    await page.waitForLoadState('networkidle')
  }

  const other = await page.context().newPage()
  await other.route(`${baseURL}/`, (route) =>
    route.fulfill({ body: html.replace('</body>', `${foreign}</body>`), contentType: 'text/html' }),
  )
  await other.goto(`${baseURL}/#/home`)
  await expectReady(other)
  expect(await other.evaluate(() => 'isForeign' in window)).toBe(false)
})
