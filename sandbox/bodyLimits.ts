import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { paths } from '../src/api/paths.ts'
import { raceCenterPaths } from '../src/api/raceCenterPaths.ts'
import { refusal } from './envelope.ts'

const FILES: string[] = [paths.uploadImage, paths.uploadFile, raceCenterPaths.photoSearchByFace]

const limit = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * 1_000_000,
    onError: (c) => c.json(refusal(413, `The body is longer than ${megabytes} MB.`), 413),
  })
const ofTexts = limit(1)
const ofFiles = limit(21)

/** Refuses a body that is too long, before it is read whole. */
export const limitBodies: MiddlewareHandler = (c, next) =>
  FILES.includes(c.req.path) ? ofFiles(c, next) : ofTexts(c, next)
