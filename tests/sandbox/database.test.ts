// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { expect, test } from 'vitest'
import { websitePaths } from '#api/website/paths.ts'
import { parse } from '#lib/parse.ts'
import type { Edition } from '#sandbox/editions/edition.ts'
import { yanling2024 } from '#sandbox/editions/yanling-2024/edition.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { content, openSandbox, temporaryFolder } from './openSandbox.ts'

const changed: Edition = { ...content, config: { websiteTitle: 'Changed' } }

async function served({ get, locate }: Awaited<ReturnType<typeof openSandbox>>) {
  const { uri } = await locate('localhost')
  return parse(siteConfigSchema, await get(uri))
}
const servedTitle = async (sandbox: Awaited<ReturnType<typeof openSandbox>>) =>
  (await served(sandbox)).websiteTitle

async function change(data: string, sql: string) {
  const database = createClient({ url: pathToFileURL(join(data, 'sandbox.db')).href })
  await database.execute(sql)
  database.close()
}

test('the folder is created, and clock and data survive a restart', async () => {
  const data = join(temporaryFolder(), 'a', 'b')
  const first = await openSandbox({ data })
  await first.post('/__sandbox/clock', { now: 'race-day' })
  first.sandbox.close()
  await change(data, `UPDATE websites SET raceId = 'own' WHERE domainName = 'localhost'`)

  const second = await openSandbox({ data })
  expect((await second.ask('/__sandbox')).headers.get('date')).toMatch(/^Sat, 21 Sep 2024 23:3/)
  expect(await second.get(`${websitePaths.raceByDomain}?domainName=localhost`)).toMatchObject({
    data: { raceId: 'own' },
  })
})

test('an unedited configuration follows the sources', async () => {
  const data = temporaryFolder()
  const first = await openSandbox({ data })
  expect(await servedTitle(first)).toBe('燕岭马拉松')
  first.sandbox.close()
  expect(await servedTitle(await openSandbox({ data, content: changed }))).toBe('Changed')
})

test('an edited configuration is served until the reset', async () => {
  const data = temporaryFolder()
  const first = await openSandbox({ data })
  const sql = `UPDATE documents SET body = '{"websiteTitle":"Edited"}' WHERE name LIKE '/site-config/%'`
  await change(data, sql)
  expect(await servedTitle(first)).toBe('Edited')
  first.sandbox.close()

  const second = await openSandbox({ data, content: changed })
  expect(await servedTitle(second)).toBe('Edited')
  await second.post('/__sandbox/reset', {})
  expect(await servedTitle(second)).toBe('Changed')
})

test('a database with another schema is rebuilt', async () => {
  const data = temporaryFolder()
  mkdirSync(data, { recursive: true })
  await change(data, 'CREATE TABLE settings (other TEXT)')
  expect(await servedTitle(await openSandbox({ data }))).toBe('燕岭马拉松')
})

test('a sandbox publishes the 2024 edition by default', async () => {
  const config = await served(await openSandbox({ content: yanling2024 }))
  expect(config.websiteTitle).toContain('燕岭')
  expect(config.carouselList).toHaveLength(6)
})

const runReset = (folder: string) =>
  spawnSync(process.execPath, ['sandbox/reset.mjs'], {
    env: { ...process.env, SANDBOX_DATA: folder },
    encoding: 'utf8',
  })

test('the reset script removes only a sandbox folder', async () => {
  const data = join(temporaryFolder(), 'data')
  expect(runReset(data)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Nothing to/) })
  ;(await openSandbox({ data })).sandbox.close()
  expect(runReset(data)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Removed/) })
  expect(existsSync(data)).toBe(false)

  mkdirSync(data)
  writeFileSync(join(data, 'thesis.doc'), '')
  const rejected = runReset(data)
  expect(rejected.status).toBe(1)
  expect(rejected.stderr).toContain('thesis.doc')
  expect(existsSync(join(data, 'thesis.doc'))).toBe(true)
})
