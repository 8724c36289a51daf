import { useEffect, useEffectEvent, useState } from 'react'
import { type ReadFile, readFile } from './openedFile.ts'

/** How often a file is looked at for changes. */
const WATCH_MS = 1000

/** A file that the browser lets the page read again; only some browsers do. */
interface Watched {
  handle: FileSystemFileHandle
  lastModified: number
}

const isFile = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file'

type OnRead = (name: string, read: ReadFile) => void

const JSON_FILES = [{ accept: { 'application/json': ['.json'] } }]

/**
 * Reads files that are picked or dropped, and again whenever they are saved where the browser allows that.
 */
export function useFileAccess(onRead: OnRead) {
  const [watched, setWatched] = useState<Watched>()

  const readOne = async (file: File, handle?: FileSystemFileHandle) => {
    const bytes = await file.arrayBuffer().catch(() => undefined)
    onRead(file.name, bytes ? readFile(file.name, bytes) : { kind: 'unreadable' })
    setWatched(handle && { handle, lastModified: file.lastModified })
  }

  const readIfSaved = useEffectEvent(async () => {
    if (!watched) return
    const file = await watched.handle.getFile()
    if (file.lastModified !== watched.lastModified) await readOne(file, watched.handle)
  })
  useEffect(() => {
    if (!watched) return
    // An editor may be writing it; then the next look finds it.
    const timer = setInterval(() => void readIfSaved().catch(() => {}), WATCH_MS)
    return () => clearInterval(timer)
  }, [watched])

  return {
    isWatched: watched !== undefined,
    /** Shows the browser's dialog. Returns false if it has none of this kind, so that an input is needed. */
    async pick(): Promise<boolean> {
      if (!window.showOpenFilePicker) return false
      try {
        const [handle] = await window.showOpenFilePicker({ types: JSON_FILES })
        if (handle) await readOne(await handle.getFile(), handle)
      } catch (error) {
        // Closed without a choice.
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      }
      return true
    },
    read: (file: File) => readOne(file),
    async drop({ items }: DataTransfer): Promise<void> {
      const [item] = [...items].filter(({ kind }) => kind === 'file')
      const file = item?.getAsFile()
      const handle = await item?.getAsFileSystemHandle?.()
      if (file) await readOne(file, handle && isFile(handle) ? handle : undefined)
    },
    /** What is open is not a file of this computer. */
    stopWatching: () => setWatched(undefined),
  }
}
export type FileAccess = ReturnType<typeof useFileAccess>
