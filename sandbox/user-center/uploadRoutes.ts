import { Hono, type Context } from 'hono'
import { userPaths } from '#api/user/paths.ts'
import type { SandboxContext } from '../context.ts'
import { ok, requireContentType } from '../envelope.ts'
import { extensionOf, isPicture, hasSignatureOf } from '../fileTypes.ts'
import { uploadedPath } from '../uploads.ts'
import { errors } from './errors.ts'
import { sessions } from './sessions.ts'

const MAX_BYTES = 10 * 1024 * 1024
/** Size of the multipart form around the file. */
const FORM_BYTES = 10 * 1024

/** Uploads from logged-in visitors. Type and size are checked again before a file is stored. */
export function uploadRoutes(context: SandboxContext) {
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
    if (!(await sessions(context).accountOf(c))) return c.json(errors.expired)
    if (Number(c.req.header('content-length')) > MAX_BYTES + FORM_BYTES) {
      return c.json(errors.fileLarge)
    }
    requireContentType(c, 'multipart')
    const file = await fileOf(c)
    if (!file) return c.json(errors.fileWrong)
    if (file.size > MAX_BYTES) return c.json(errors.fileLarge)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const extension = extensionOf(file.name)
    if (!accepts(extension) || !hasSignatureOf(bytes, extension)) return c.json(errors.fileWrong)
    return c.json(ok({ url: uploadedPath(await context.uploads.store(bytes, extension)) }))
  }

  routes.post(userPaths.uploadImage, upload(isPicture))
  routes.post(
    userPaths.uploadFile,
    upload(() => true),
  )

  return routes
}
