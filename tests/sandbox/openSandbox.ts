import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import { websitePaths } from '#api/website/paths.ts'
import { configLocationSchema } from '#api/website/websiteInfo.ts'
import type { Environment } from '#environment/readEnvironment.ts'
import { parse } from '#lib/parse.ts'
import { createSandbox } from '#sandbox/app.ts'
import type { Edition } from '#sandbox/editions/edition.ts'
import { editions } from '#sandbox/editions/editions.ts'

const [edition, ...others] = editions

/** The first edition with little content. */
export const content: Edition = {
  ...edition,
  config: {
    websiteTitle: '燕岭马拉松',
    searchConfigList: [{ title: '立即报名', moduleType: 1, openStatus: true }],
  },
  translations: {
    'home.news.title': { zh: '新闻公告', en: 'News' },
    'footer.slogan': { zh: '一路向秋', en: 'Into autumn' },
  },
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox 燕岭-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const locationResponse = v.object({ data: configLocationSchema })

async function read(response: Promise<Response>): Promise<unknown> {
  return (await response).json()
}

/** A sandbox whose first edition has little content, that is closed after the test, with request helpers. */
export async function openSandbox(
  options: { data?: string; content?: Edition; environment?: Environment; host?: string } = {},
) {
  const { content: first = content, host = 'www.race.test', ...rest } = options
  const sandbox = await createSandbox({ data: ':memory:', editions: [first, ...others], ...rest })
  onTestFinished(() => sandbox.close())
  const ask = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`http://${host}${path}`, init))
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const get = (path: string) => read(ask(path))
  return {
    sandbox,
    ask,
    send,
    /** GETs a path and returns the JSON. */
    get,
    /** POSTs to a path and returns the JSON. */
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      read(send(path, body, headers)),
    /** The published configuration location of `host`. */
    locate: async (name: string) =>
      parse(locationResponse, await get(`${websitePaths.configLocation}?domainName=${name}`)).data,
  }
}
