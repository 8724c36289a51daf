// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Its instructions, a continued line made one. */
const instructions = readFileSync('deploy/Containerfile', 'utf8')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
const text = instructions.join('\n')

test('what it copies from the project is there', () => {
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

test('what it runs is there', () => {
  const scripts = [...text.matchAll(/node (\S+\.mjs)/g)].map(([, script = '']) => script)
  expect(scripts).toEqual(['deploy/pack.mjs', 'deploy/nginx.mjs'])
  for (const script of scripts) expect(existsSync(script), script).toBe(true)
})

test('what the second image takes is what the first one made', () => {
  expect(text).toContain('> site.conf.template')
  expect(text).toContain('COPY --from=build /site/site.conf.template /etc/nginx/templates/')
  expect(text).toContain('COPY --from=build /site/dist /usr/share/nginx/html')
})

test('nginx’s own variables are not taken for the container’s at its start', () => {
  const filter = /NGINX_ENVSUBST_FILTER="([^"]+)"/.exec(text)?.[1] ?? ''
  const source = readFileSync('deploy/nginx.conf', 'utf8')
  const own = [...source.matchAll(/\$([a-z_]+)/g)].map(([, name = '']) => name)
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((name) => new RegExp(filter).test(name))).toEqual([])
  for (const name of ['WEBSITE_CENTER', 'FILE_HOST', 'NGINX_LOCAL_RESOLVERS'])
    expect(name).toMatch(new RegExp(filter))
})
