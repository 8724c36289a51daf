import * as v from 'valibot'
import { environment } from '#environment/environment.ts'
import { text } from '#lib/parse.ts'
import { call } from '../http/client.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { NothingDoneError } from '../http/errors.ts'
import type { Progress } from '../http/request.ts'
import { userPaths } from './paths.ts'

export interface UploadOptions {
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

/** Browsers strip or rewrite these in URLs, and a comma separates the URLs of a file field. */
const TRICKY = /[\s\p{Cc}\\,]/u

const isAllowed = (host: string) =>
  host === environment.rootDomain ||
  host.endsWith(`.${environment.rootDomain}`) ||
  (environment.hosts.file !== '' && host === new URL(environment.hosts.file).hostname)

/** The URL of an uploaded file if it is on this origin or an allowed host, else null. */
export function acceptedUrl(value: string): string | null {
  if (!value || TRICKY.test(value)) return null
  try {
    const url = new URL(value, location.origin)
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null
    if (url.origin === location.origin) return url.pathname + url.search
    return url.protocol === 'https:' && isAllowed(url.hostname) ? url.href : null
  } catch {
    return null
  }
}

const upload = (path: string) =>
  ({ service: 'user', path, schema: v.object({ url: text }) }) as const satisfies Endpoint
export const imageUpload = upload(userPaths.uploadImage)
export const fileUpload = upload(userPaths.uploadFile)

async function send(
  endpoint: typeof fileUpload,
  file: File,
  options: UploadOptions,
): Promise<string> {
  const multipart = new FormData()
  multipart.append('file', file, file.name)
  const { url } = await call({
    ...endpoint,
    multipart,
    onProgress: options.onProgress ?? (() => undefined),
    signal: options.signal,
  })
  const accepted = acceptedUrl(url)
  if (accepted === null) throw new NothingDoneError()
  return accepted
}

/** Uploads a picture and returns its URL. Throws a `CallError`, or the abort error of `signal`. */
export const uploadImage = (file: File, options: UploadOptions = {}) =>
  send(imageUpload, file, options)

/** Uploads a file of any accepted type and returns its URL. */
export const uploadFile = (file: File, options: UploadOptions = {}) =>
  send(fileUpload, file, options)
