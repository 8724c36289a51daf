import { Hono } from 'hono'
import { requests } from '#api/requests.ts'
import { websitePaths } from '#api/website/paths.ts'
import type { SandboxContext } from './context.ts'
import { findDocument, md5, textOf } from './database.ts'
import { ok, readBody, readQuery } from './envelope.ts'
import { publishedPath } from './fileHost.ts'
import { findPublished, headPicturesAt } from './publication.ts'
import { raceDocument } from './seed.ts'
import { signupErrors } from './signup/submission.ts'

/** Which race a host is bound to, where its configuration is, and the race itself (spec §7). */
export function websiteCenter(context: SandboxContext) {
  const { database } = context
  const center = new Hono()

  const findWebsite = async (domainName: string) => {
    const sql = 'SELECT * FROM websites WHERE domainName = ?'
    return (await database.execute({ sql, args: [domainName] })).rows[0]
  }

  center.get(websitePaths.raceByDomain, async (c) => {
    const domainName = readQuery(c, 'domainName')
    const website = await findWebsite(domainName)
    return c.json(ok({ raceId: website?.raceId ?? undefined, domainName }))
  })

  center.get(websitePaths.configLocation, async (c) => {
    const website = await findWebsite(readQuery(c, 'domainName'))
    const name = textOf(website?.config)
    const config = await findPublished(context, name)
    if (!website || config === undefined) return c.json(ok(null))
    const info: unknown = JSON.parse(textOf(website.info))
    const fileMd5 = md5(config)
    const uri = publishedPath(name, fileMd5)
    const headPictures = headPicturesAt(config, context.clock.now())
    return c.json(ok(Object.assign({}, info, { fileMd5, uri }, headPictures)))
  })

  center.post(websitePaths.raceInfo, async (c) => {
    const { raceId } = await readBody(c, requests.raceInfo)
    const race = await findDocument(database, raceDocument(raceId))
    return c.json(race === undefined ? signupErrors.noRace : ok(JSON.parse(race) as unknown))
  })

  return center
}
