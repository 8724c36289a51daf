import { Hono, type Context } from 'hono'
import type { SandboxContext } from '../../context.ts'
import { fileNotFound } from '../../fileHost.ts'
import { findRace } from '../races.ts'
import type { FieldStore } from '../runners/starterStore.ts'
import { pictureOf, readPhotoId, thumbWidth } from './photos.ts'
import { portraitPng } from './portraits.ts'
import { toPng } from './raster.ts'
import { toSvg } from './shapes.ts'
import { takedowns } from './takedowns.ts'

const NAME = /^(.+)\.(svg|png)$/

/** Pictures of people: cached only by the visitor's own browser, and never executed as a page. */
const headers = (type: string) => ({
  'content-type': type,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=600',
})

/** Serves the photos, drawn on request: full size as SVG, thumbnails as PNG. */
export function photoFiles(context: SandboxContext, store: FieldStore) {
  const files = new Hono()
  const requests = takedowns(context)

  files.get('/photos/portraits/:name', (c) => {
    const png = portraitPng(context.edition, c.req.param('name').replace(/\.png$/, ''))
    return png ? c.body(png, 200, headers('image/png')) : fileNotFound(c)
  })

  files.get('/photos/:raceId/:name', async (c: Context) => {
    const [, photoId = '', extension] = NAME.exec(c.req.param('name') ?? '') ?? []
    const race = findRace(c.req.param('raceId') ?? '')
    const read = race && readPhotoId(race, photoId)
    if (!race || !read || (await requests.isTakenDown(photoId))) return fileNotFound(c)
    const result = await store.result(race, read.bib)
    if (!result) return fileNotFound(c)
    const picture = pictureOf(race, result, read.n)
    return extension === 'svg'
      ? c.body(toSvg(picture), 200, headers('image/svg+xml'))
      : c.body(toPng(picture, thumbWidth(picture)), 200, headers('image/png'))
  })

  return files
}
