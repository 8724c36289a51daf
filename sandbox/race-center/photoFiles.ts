import { Hono } from 'hono'
import type { Context } from 'hono'
import { fileNotFound } from '../fileHost.ts'
import type { World } from '../world.ts'
import type { FieldStore } from './fieldStore.ts'
import { pictureOf, readPhotoId, thumbWidth } from './photos.ts'
import { portraitPng } from './portraits.ts'
import { findRace } from './races.ts'
import { toPng } from './raster.ts'
import { toSvg } from './shapes.ts'

const NAME = /^(.+)\.(svg|png)$/

/** Pictures of people: no cache but the browser's own keeps them, and none is run as a page. */
const headers = (type: string) => ({
  'content-type': type,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=600',
})

/** The photos, drawn when they are asked for: whole as SVG, small as PNG. */
export function photoFiles({ database }: World, store: FieldStore) {
  const files = new Hono()

  const isTakenDown = async (photoId: string) => {
    const sql = 'SELECT 1 FROM photoTakeDowns WHERE photoId = ?'
    return (await database.execute({ sql, args: [photoId] })).rows.length > 0
  }

  files.get('/photos/portraits/:name', (c) => {
    const png = portraitPng(c.req.param('name').replace(/\.png$/, ''))
    return png ? c.body(png, 200, headers('image/png')) : fileNotFound(c)
  })

  files.get('/photos/:raceId/:name', async (c: Context) => {
    const [, photoId = '', extension] = NAME.exec(c.req.param('name') ?? '') ?? []
    const race = findRace(c.req.param('raceId') ?? '')
    const read = race && readPhotoId(race, photoId)
    if (!race || !read || (await isTakenDown(photoId))) return fileNotFound(c)
    const result = await store.result(race, read.bib)
    if (!result) return fileNotFound(c)
    const picture = pictureOf(race, result, read.n)
    return extension === 'svg'
      ? c.body(toSvg(picture), 200, headers('image/svg+xml'))
      : c.body(toPng(picture, thumbWidth(picture)), 200, headers('image/png'))
  })

  return files
}
