import { useEffect, useRef, useState } from 'react'
import { ExpiredError, MalformedError, NothingDoneError, ServiceError } from '#api/http/errors.ts'
import type { Progress } from '#api/http/request.ts'
import { uploadFile, uploadImage } from '#api/user/uploads.ts'
import {
  fileCountError,
  type FileError,
  fileError,
  type FileLimits,
  pixelsOf,
} from '#domain/fileRules.ts'
import { SECOND_MS } from '#lib/durations.ts'
import { uniqueId } from '#lib/hex.ts'
import type { PixelSize } from '#lib/imageSize.ts'
import { countUpload } from '../../model/openForm.ts'
import { takesDocuments } from './uploadLimits.ts'

/** A file that has not been uploaded yet. */
export interface Upload {
  id: string
  file: File
  /** `checked`: valid, but the visitor still has to confirm that it is genuine. */
  state: 'checking' | 'checked' | 'sending' | 'failed' | 'rejected'
  error?: FileError
  progress: Progress
  /** Estimated from the speed so far; 0 if unknown. */
  secondsLeft: number
}

/** Details of a file uploaded on this visit. */
export interface SentFile {
  name: string
  /** In bytes. */
  size: number
  pixels: PixelSize | undefined
}

interface Options {
  limits: FileLimits & { confirmGenuine: boolean }
  /** The URLs as rendered; a file that has just arrived may be missing. */
  urls: string[]
  onUrls: (change: (urls: string[]) => string[]) => void
}

/** HTTP statuses from here on are server errors. */
const SERVER_ERROR = 500

const secondsLeft = ({ loaded, total }: Progress, spentMs: number) =>
  loaded > 0 && total ? (spentMs * (total / loaded - 1)) / SECOND_MS : 0

/** Whether the service refuses the file; any other error may succeed on a retry. */
const isRejected = (error: unknown) =>
  (error instanceof ServiceError && !(error instanceof ExpiredError)) ||
  error instanceof NothingDoneError ||
  (error instanceof MalformedError && error.status >= 400 && error.status < SERVER_ERROR)

/** Uploads several files at once, and reports the URL of each one that arrives. */
export function useUploads({ limits, urls, onUrls }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([])
  // Files are added and uploads end between two renderings: each starts from what the last one left.
  const listed = useRef(uploads)
  const [sent, setSent] = useState<ReadonlyMap<string, SentFile>>(new Map())
  const running = useRef(new Map<string, AbortController>())
  /** Upload ids in the order in which the files were selected, and the upload ids of URLs. */
  const order = useRef<string[]>([])
  const ids = useRef(new Map<string, string>())
  /** URLs of files that have arrived since the last rendering: they count, too. */
  const arrived = useRef(new Set<string>())
  useEffect(() => {
    for (const url of urls) arrived.current.delete(url)
  }, [urls])
  useEffect(() => {
    const all = running.current
    return () => all.forEach((controller) => controller.abort())
  }, [])
  const isSending = uploads.some(({ state }) => state === 'sending')
  useEffect(() => (isSending ? countUpload() : undefined), [isSending])

  const list = (next: Upload[]) => {
    listed.current = next
    setUploads(next)
  }
  const change = (id: string, changed: Partial<Upload>) =>
    list(listed.current.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)))
  const drop = (id: string) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    list(listed.current.filter((upload) => upload.id !== id))
  }

  /** Inserts a new URL at the position in which its file was selected. */
  function insertInOrder(all: string[], url: string, id: string): string[] {
    if (all.includes(url)) return all
    ids.current.set(url, id)
    const turnOf = (one: string) => order.current.indexOf(ids.current.get(one) ?? '')
    const later = all.findIndex((one) => turnOf(one) > turnOf(url))
    return all.toSpliced(later === -1 ? all.length : later, 0, url)
  }

  function trackRun(id: string) {
    const stop = new AbortController()
    running.current.set(id, stop)
    return stop
  }

  /** Checks a file before it is sent. Returns whether it is valid and has not been cancelled. */
  async function passesChecks({ id, file }: Upload): Promise<boolean> {
    const stop = trackRun(id)
    const error = await fileError(file, limits)
    if (error) change(id, { state: 'rejected', error })
    return error === null && !stop.signal.aborted
  }

  async function send({ id, file }: Upload) {
    const stop = trackRun(id)
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
      arrived.current.add(url)
      onUrls((current) => insertInOrder(current, url, id))
    } catch (error) {
      if (stop.signal.aborted) return
      change(id, { state: isRejected(error) ? 'rejected' : 'failed' })
    }
  }

  /**
   * Adds files. Those over the count, of a wrong type or too large are refused; only for the others
   * is the visitor asked to confirm that they are genuine (spec §4 "File upload").
   */
  async function add(files: File[]) {
    const under = listed.current.filter(({ state }) => state !== 'rejected' && state !== 'failed')
    const existing = new Set([...urls, ...arrived.current]).size + under.length
    const added = files.map((file, index): Upload => {
      const error = fileCountError(existing, index + 1, limits)
      return {
        id: uniqueId(),
        file,
        state: error ? 'rejected' : 'checking',
        ...(error && { error }),
        progress: { loaded: 0 },
        secondsLeft: 0,
      }
    })
    const checked = added.filter(({ error }) => !error)
    order.current.push(...checked.map(({ id }) => id))
    // Failed uploads are removed if there is no room for both.
    const room = (limits.maxCount ?? Infinity) - existing - checked.length
    const failed = listed.current.filter(({ state }) => state === 'failed')
    list([...failed.slice(0, Math.max(0, room)), ...under, ...added])
    const isAccepted = await Promise.all(checked.map(passesChecks))
    const accepted = checked.filter((_, index) => isAccepted[index])
    if (limits.confirmGenuine) for (const { id } of accepted) change(id, { state: 'checked' })
    else for (const upload of accepted) void send(upload)
  }

  return { uploads, sent, add, cancel: drop, send: (upload: Upload) => void send(upload) }
}
