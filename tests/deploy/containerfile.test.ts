// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The instructions, with continuation lines joined. */
const instructions = readFileSync('deploy/Containerfile', 'utf8')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
const text = instructions.join('\n')

test('every source that it copies exists', () => {
  const copies = instructions.filter((line) => /^COPY (?!--from)/.test(line))
  const sources = copies.flatMap((line) => line.split(' ').slice(1, -1))
  expect(sources.length).toBeGreaterThan(8)
  for (const source of sources) {
    const isThere = source.endsWith('.*')
      ? readdirSync('.').some((name) => name.startsWith(source.slice(0, -1)))
      : existsSync(source)
    expect(isThere, source).toBe(true)
  }
})

test('every script that it runs exists', () => {
  const scripts = [...text.matchAll(/node (\S+\.mjs)/g)].map(([, script = '']) => script)
  expect(scripts).toEqual(['deploy/pack.mjs', 'deploy/nginx.mjs'])
  for (const script of scripts) expect(existsSync(script), script).toBe(true)
})

test('the second stage copies what the first one created', () => {
  expect(text).toContain('> site.conf.template')
  expect(text).toContain('COPY --from=build /site/site.conf.template /etc/nginx/templates/')
  expect(text).toContain('COPY --from=build /site/dist /usr/share/nginx/html')
})

test("the image's start does not replace nginx’s own variables", () => {
  const filter = /NGINX_ENVSUBST_FILTER="([^"]+)"/.exec(text)?.[1] ?? ''
  const source = readFileSync('deploy/nginx.conf', 'utf8')
  const own = [...source.matchAll(/\$([a-z_]+)/g)].map(([, name = '']) => name)
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((name) => new RegExp(filter).test(name))).toEqual([])
  for (const name of ['WEBSITE_CENTER', 'FILE_HOST', 'NGINX_LOCAL_RESOLVERS'])
    expect(name).toMatch(new RegExp(filter))
})
