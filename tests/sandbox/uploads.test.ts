// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { userPaths } from '#api/user/paths.ts'
import { openAccounts } from './openAccounts.ts'
import { temporaryFolder } from './openSandbox.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]
const PDF = [...Buffer.from('%PDF-1.7 ...')]
const ZIP = [0x50, 0x4b, 3, 4, 0]
const uploaded = v.object({ code: v.literal(0), data: v.object({ url: v.string() }) })

async function openUploads(data = ':memory:') {
  const sandbox = await openAccounts({ data })
  const token = await sandbox.tokenOf('13800000001')
  async function upload(path: string, name: string, bytes: number[], headers = { token }) {
    const body = new FormData()
    body.append('file', new File([Uint8Array.from(bytes)], name))
    const response: unknown = await (
      await sandbox.ask(path, { method: 'POST', body, headers })
    ).json()
    return response
  }
  return { ...sandbox, upload }
}

test.each([
  [userPaths.uploadImage, '照片.PNG', PNG, 'image/png', 'inline'],
  [userPaths.uploadFile, 'proof.pdf', PDF, 'application/pdf', 'inline'],
  [userPaths.uploadFile, 'proof.zip', ZIP, 'application/zip', 'attachment'],
])('%s stores %s with the right type', async (path, name, bytes, type, disposition) => {
  const { upload, ask } = await openUploads()
  const { url } = v.parse(uploaded, await upload(path, name, bytes)).data
  expect(url).toMatch(/^\/uploads\/[\da-f]{32}\.[a-z]+$/)
  const served = await ask(url)
  expect([...new Uint8Array(await served.arrayBuffer())]).toEqual(bytes)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': disposition,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
})

test.each([
  [
    'an HTML page with a picture extension',
    userPaths.uploadImage,
    'a.png',
    [...Buffer.from('<html>')],
  ],
  ['a file that is no picture', userPaths.uploadImage, 'a.pdf', PDF],
  ['another kind', userPaths.uploadFile, 'a.svg', [...Buffer.from('<svg/>')]],
  ['a file without an extension', userPaths.uploadFile, 'constructor', PNG],
  ['nothing at all', userPaths.uploadFile, 'a.pdf', []],
])('%s is rejected', async (_, path, name, bytes) => {
  const { upload } = await openUploads()
  expect(await upload(path, name, bytes)).toMatchObject({ code: 2301, msg: '文件格式不正确' })
})

test('a file over 10 MB is rejected', async () => {
  const { upload } = await openUploads()
  const large = [...PDF, ...Array.from({ length: 10 * 1024 * 1024 }, () => 0)]
  expect(await upload(userPaths.uploadFile, 'a.pdf', large)).toMatchObject({
    msg: '请上传小于 10 MB 的文件',
  })
})

test('a body without a file is rejected, and so is an upload without a login', async () => {
  const { upload, post, ask, tokenOf } = await openUploads()
  const token = await tokenOf('13800000001')
  expect(await post(userPaths.uploadFile, {}, { token })).toMatchObject({ code: 415 })
  const response = await ask(userPaths.uploadFile, {
    method: 'POST',
    body: new FormData(),
    headers: { token },
  })
  expect(await response.json()).toMatchObject({ code: 2301 })
  expect(await upload(userPaths.uploadFile, 'a.pdf', PDF, { token: 'x' })).toMatchObject({
    code: 401,
  })
})

test('files are stored in the sandbox folder and removed by a reset', async () => {
  const data = temporaryFolder()
  const { upload, ask, post } = await openUploads(data)
  const { url } = v.parse(uploaded, await upload(userPaths.uploadFile, 'a.pdf', PDF)).data
  expect(readdirSync(join(data, 'uploads'))).toEqual([url.split('/').at(-1)])
  expect((await ask('/uploads/..%2Fsandbox.db')).status).toBe(404)
  await post('/__sandbox/reset', '')
  expect(existsSync(join(data, 'uploads'))).toBe(false)
  expect((await ask(url)).status).toBe(404)
})
