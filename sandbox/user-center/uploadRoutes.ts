import { Hono } from 'hono'
import type { Context } from 'hono'
import { paths } from '../../src/api/paths.ts'
import { ok } from '../envelope.ts'
import { extensionOf, isPicture, isWhatItSays } from '../fileTypes.ts'
import { uploadedPath } from '../uploads.ts'
import type { World } from '../world.ts'
import { refusals } from './refusals.ts'
import { sessions } from './sessions.ts'

const MAX_BYTES = 10 * 1024 * 1024
/** What a form adds around its file. */
const FORM_BYTES = 10 * 1024

/** Files from signed-in visitors: type and size are looked at again before they are kept. */
export function uploadRoutes(world: World) {
  const routes = new Hono()

  async function fileOf(c: Context): Promise<File | undefined> {
    try {
      const file = (await c.req.formData()).get('file')
      return file instanceof File ? file : undefined
    } catch {
      return undefined
    }
  }

  const upload = (accepts: (extension: string) => boolean) => async (c: Context) => {
    if (!(await sessions(world).accountOf(c))) return c.json(refusals.expired)
    if (Number(c.req.header('content-length')) > MAX_BYTES + FORM_BYTES) {
      return c.json(refusals.fileLarge)
    }
    const file = await fileOf(c)
    if (!file) return c.json(refusals.fileWrong)
    if (file.size > MAX_BYTES) return c.json(refusals.fileLarge)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const extension = extensionOf(file.name)
    if (!accepts(extension) || !isWhatItSays(bytes, extension)) return c.json(refusals.fileWrong)
    return c.json(ok({ url: uploadedPath(await world.uploads.keep(bytes, extension)) }))
  }

  routes.post(paths.uploadImage, upload(isPicture))
  routes.post(
    paths.uploadFile,
    upload(() => true),
  )

  return routes
}
