import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { basicPaths } from '#api/basic/paths.ts'
import { filePaths } from '#api/files/paths.ts'
import { websitePaths } from '#api/website/paths.ts'
import { server, startSandbox } from '../support/sandboxServer.ts'
import { takeReports } from '../support/setup.ts'

/** Requests like the site's client: with XMLHttpRequest from the browser environment. */
function ask(method: string, url: string, body?: XMLHttpRequestBodyInit) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.addEventListener('load', () => resolve(request))
    request.addEventListener('error', () => reject(new Error('network')))
    request.send(body)
  })
}

test('a page in jsdom can use the sandbox, including faults', async () => {
  const sandbox = await startSandbox()
  const response = await ask('GET', `${websitePaths.raceByDomain}?domainName=localhost`)
  expect(response.getResponseHeader('date')).toContain('15 Aug 2024')
  expect(JSON.parse(response.responseText)).toMatchObject({ data: { raceId: 'yanling-2024' } })
  expect((await fetch(new URL(filePaths.cloudConfig, location.href))).ok).toBe(true)

  const path = basicPaths.countries
  const arm = (fault: object) =>
    ask('POST', '/__sandbox/faults', JSON.stringify({ path, times: 1, ...fault }))
  await arm({ status: 204 })
  expect((await ask('GET', path)).status).toBe(204)
  await arm({ drop: true })
  await expect(ask('GET', path)).rejects.toThrow('network')
  sandbox.close()
})

test('files are uploaded completely, and handlers of a test take precedence over the sandbox', async () => {
  const sandbox = await startSandbox()
  server.use(
    http.post('*/user-center/api/base/uploadFile', async ({ request }) => {
      const file = (await request.formData()).get('file')
      return HttpResponse.json(file instanceof File ? [file.name, await file.text()] : [])
    }),
  )
  const form = new FormData()
  form.append('file', new File(['决赛'], '成绩.pdf'))
  const response = await ask('POST', '/user-center/api/base/uploadFile', form)
  expect(JSON.parse(response.responseText)).toEqual(['成绩.pdf', '决赛'])

  server.resetHandlers()
  const rejected = await ask('POST', '/user-center/api/base/uploadFile')
  expect(JSON.parse(rejected.responseText)).toMatchObject({ code: 401 })
  sandbox.close()
})

test('an unhandled request fails, and closing reports it', async () => {
  const sandbox = await startSandbox()
  await expect(fetch('https://elsewhere.test/x')).rejects.toThrow('fetch')
  expect(takeReports()).toHaveLength(1)
  expect(() => sandbox.close()).toThrow('No handler for GET https://elsewhere.test/x')
})
