import { afterEach, expect, test, vi } from 'vitest'
import { loadInBackground } from '#app/boot/loadInBackground.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { setSite } from '#stores/site.ts'
import { freshSiteEachTest } from '#tests/support/renderSite.tsx'

freshSiteEachTest()
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/race/offline.svg', '/race/offline.svg'],
  ['http://files.example/offline.svg', 'https://files.example/offline.svg'],
  ['javascript:alert(1)', '/neutral/offline.svg'],
  ['//files.example/\\..', '/neutral/offline.svg'],
  ['', '/neutral/offline.svg'],
])('the picture of the error screens is loaded ahead: with %j, %s', (offline, loaded) => {
  const images: { src: string }[] = []
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      constructor() {
        images.push(this)
      }
    },
  )
  const config = parse(siteConfigSchema, { pictures: { offline } })
  setSite({ kind: 'open', raceId: 'race-2024', config, source: 'published' })
  loadInBackground('race-2024')
  expect(images.map(({ src }) => src)).toEqual([loaded])
})

test('a draft that has not changed for 90 days is deleted once the site has started', async () => {
  const draft = (savedAt: number) =>
    JSON.stringify({ version: '1', savedAt, itemId: '', submitKey: '', values: {} })
  localStorage.setItem('signupDraft:phone-01:old', draft(Date.parse('2020-01-01')))
  localStorage.setItem('signupDraft:phone-02:new', draft(Date.now()))
  loadInBackground('race-2024')
  await vi.waitFor(() => expect(localStorage.getItem('signupDraft:phone-01:old')).toBeNull())
  expect(localStorage.getItem('signupDraft:phone-02:new')).not.toBeNull()
})
