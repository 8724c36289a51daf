import { useEffect, useRef, useState } from 'react'
import { ExpiredError, MalformedError, NothingDoneError, RefusedError } from '../../api/errors.ts'
import { uploadFile, uploadImage } from '../../api/uploads.ts'
import type { Progress } from '../../api/wire.ts'
import {
  countFault,
  type FileFault,
  fileFault,
  type FileLimits,
  pixelsOf,
} from '../../lib/fileRules.ts'
import type { PixelSize } from '../../lib/imageSize.ts'
import { uniqueId } from '../../lib/uniqueId.ts'
import { takesDocuments } from './uploadLimits.ts'

/** A file that is not uploaded yet. */
export interface Upload {
  id: string
  file: File
  state: 'checking' | 'sending' | 'failed' | 'refused'
  fault?: FileFault
  progress: Progress
  /** By the pace so far; 0 where it is not known. */
  secondsLeft: number
}

/** What is known of a file that was uploaded on this visit. */
export interface SentFile {
  name: string
  /** In bytes. */
  size: number
  pixels: PixelSize | undefined
}

interface Options {
  limits: FileLimits
  urls: string[]
  onUrls: (urls: string[]) => void
}

const SECOND_MS = 1000
/** HTTP statuses from here on are the server's own fault. */
const SERVER_FAULT = 500

const secondsLeft = ({ loaded, total }: Progress, spentMs: number) =>
  loaded > 0 && total ? (spentMs * (total / loaded - 1)) / SECOND_MS : 0

/** Whether the centre does not want the file; anything else may go better another time. */
const isRefusal = (error: unknown) =>
  (error instanceof RefusedError && !(error instanceof ExpiredError)) ||
  error instanceof NothingDoneError ||
  (error instanceof MalformedError && error.status >= 400 && error.status < SERVER_FAULT)

/** Files on their way, several at once; what has arrived is handed on as an address. */
export function useUploads({ limits, urls, onUrls }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const [sent, setSent] = useState<ReadonlyMap<string, SentFile>>(new Map())
  const running = useRef(new Map<string, AbortController>())
  // What arrives later must be added to the addresses of then.
  const latest = useRef({ urls, onUrls })
  useEffect(() => {
    latest.current = { urls, onUrls }
  })
  useEffect(() => {
    const all = running.current
    return () => all.forEach((controller) => controller.abort())
  }, [])

  const change = (id: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  const drop = (id: string) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  async function send({ id, file }: Upload) {
    const stop = new AbortController()
    running.current.set(id, stop)
    const fault = await fileFault(file, limits)
    if (stop.signal.aborted) return
    if (fault) {
      change(id, { state: 'refused', fault })
      return
    }
    const startedAt = Date.now()
    change(id, { state: 'sending', progress: { loaded: 0 }, secondsLeft: 0 })
    try {
      const url = await (takesDocuments(limits) ? uploadFile : uploadImage)(file, {
        signal: stop.signal,
        onProgress: (progress) =>
          change(id, { progress, secondsLeft: secondsLeft(progress, Date.now() - startedAt) }),
      })
      const pixels = await pixelsOf(file)
      if (stop.signal.aborted) return
      const { name, size } = file
      setSent((all) => new Map(all).set(url, { name, size, pixels }))
      drop(id)
      const next = latest.current.urls.includes(url)
        ? latest.current.urls
        : [...latest.current.urls, url]
      latest.current = { ...latest.current, urls: next }
      latest.current.onUrls(next)
    } catch (error) {
      if (stop.signal.aborted) return
      change(id, { state: isRefusal(error) ? 'refused' : 'failed' })
    }
  }

  /** Takes files on; those beyond the count are told to be too many. */
  function add(files: File[]) {
    const there = urls.length + uploads.filter(({ state }) => state !== 'refused').length
    const added = files.map((file, place): Upload => {
      const fault = countFault(there, place + 1, limits)
      return {
        id: uniqueId(),
        file,
        state: fault ? 'refused' : 'checking',
        ...(fault && { fault }),
        progress: { loaded: 0 },
        secondsLeft: 0,
      }
    })
    setUploads((all) => [...all.filter(({ state }) => state !== 'refused'), ...added])
    for (const upload of added) if (!upload.fault) void send(upload)
  }

  return { uploads, sent, add, cancel: drop, retry: (upload: Upload) => void send(upload) }
}
