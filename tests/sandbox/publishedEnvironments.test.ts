// @vitest-environment node
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { filePaths } from '#api/files/paths.ts'
import { temporaryFolder } from './openSandbox.ts'
import { startPreview } from './startPreview.ts'

test.each(['release', 'prod'])('a preview of %s starts no sandbox', async (environment) => {
  const data = join(temporaryFolder(), 'data')
  const { url } = await startPreview(environment, data)
  for (const path of [
    basicPaths.countries,
    filePaths.cloudConfig,
    '/__sandbox/',
    '/reg/',
    '/uploads/x',
  ]) {
    const response = await fetch(url + path)
    expect(response.ok, path).toBe(false)
    expect(response.headers.get('content-type'), path).toBe('text/plain; charset=utf-8')
  }
  expect(existsSync(data)).toBe(false)
})
