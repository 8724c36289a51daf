import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { onTestFinished } from 'vitest'
import { createSandbox } from '../../sandbox/app.ts'
import type { Content } from '../../sandbox/content.ts'
import { paths } from '../../src/api/paths.ts'
import type { Stage } from '../../src/api/readStage.ts'
import { configLocationSchema } from '../../src/api/website.ts'
import { parse } from '../../src/lib/parse.ts'
import { raceInfo2024 } from '../../src/preview/raceInfo2024.ts'

export const content: Content = {
  config: {
    websiteTitle: '燕岭马拉松',
    searchConfigList: [{ title: '立即报名', moduleType: 1, openStatus: true }],
  },
  raceInfo: raceInfo2024,
  translations: {
    'home.news.title': { zh: '新闻与公告', en: 'News and notices' },
    'footer.slogan': { zh: '一路向秋', en: 'Into autumn' },
  },
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox 燕岭-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const locationAnswer = v.object({ data: configLocationSchema })

async function read(answer: Promise<Response>): Promise<unknown> {
  return (await answer).json()
}

/** A sandbox with little content, closed after the test, and short ways to ask it. */
export async function openSandbox(
  options: { data?: string; content?: Content; stage?: Stage } = {},
) {
  const sandbox = await createSandbox({ data: ':memory:', content, ...options })
  onTestFinished(() => sandbox.close())
  const ask = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`http://www.race.test${path}`, init))
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
    /** The JSON of a GET. */
    get,
    /** The JSON of a POST. */
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      read(send(path, body, headers)),
    /** Where the configuration of `host` is said to lie. */
    locate: async (host: string) =>
      parse(locationAnswer, await get(`${paths.configLocation}?domainName=${host}`)).data,
  }
}
