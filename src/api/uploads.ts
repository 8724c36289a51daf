import * as v from 'valibot'
import { text } from '../lib/parse.ts'
import { call } from './client.ts'
import { NothingDoneError } from './errors.ts'
import { paths } from './paths.ts'
import { stage } from './stage.ts'
import type { Progress } from './wire.ts'

export interface UploadOptions {
  onProgress?: (progress: Progress) => void
  signal?: AbortSignal
}

/** Browsers drop these inside an address, and a comma parts the addresses of a file field. */
const TRICKY = /[\s\p{Cc}\\,]/u

const isAllowed = (host: string) =>
  host === stage.rootDomain ||
  host.endsWith(`.${stage.rootDomain}`) ||
  (stage.hosts.file !== '' && host === new URL(stage.hosts.file).hostname)

/** The address of an uploaded file when it lies on this origin or on an allowed host, else null. */
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

async function upload(path: string, file: File, options: UploadOptions): Promise<string> {
  const multipart = new FormData()
  multipart.append('file', file, file.name)
  const { url } = await call({
    centre: 'user',
    path,
    multipart,
    onProgress: options.onProgress ?? (() => undefined),
    answer: v.object({ url: text }),
    ...(options.signal && { signal: options.signal }),
  })
  const accepted = acceptedUrl(url)
  if (accepted === null) throw new NothingDoneError()
  return accepted
}

/** Uploads a picture and gives its address. Throws a `CallError`, or the abort of `signal`. */
export const uploadImage = (file: File, options: UploadOptions = {}) =>
  upload(paths.uploadImage, file, options)

/** Uploads a file of any accepted type and gives its address. */
export const uploadFile = (file: File, options: UploadOptions = {}) =>
  upload(paths.uploadFile, file, options)
