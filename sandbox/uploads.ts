import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'uploads'
const NAME = /^[\da-f]{32}\.[a-z\d]+$/

/** Path of an uploaded file. The name cannot be guessed. */
export const uploadedPath = (name: string) => `/uploads/${name}`

export interface Uploads {
  /** Stores a file and returns its name. */
  store(bytes: Uint8Array<ArrayBuffer>, extension: string): Promise<string>
  find(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  clear(): Promise<void>
}

const newName = (extension: string) => `${randomBytes(16).toString('hex')}.${extension}`

function inMemory(): Uploads {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    async store(bytes, extension) {
      const name = newName(extension)
      files.set(name, bytes)
      return name
    },
    find: async (name) => files.get(name),
    clear: async () => files.clear(),
  }
}

/** Store of uploaded files in the sandbox folder `data` (or `:memory:`). */
export function createUploads(data: string): Uploads {
  if (data === ':memory:') return inMemory()
  const folder = join(data, FOLDER)
  return {
    async store(bytes, extension) {
      const name = newName(extension)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), bytes)
      return name
    },
    async find(name) {
      if (!NAME.test(name)) return undefined
      const file = await readFile(join(folder, name)).catch(() => undefined)
      return file && Uint8Array.from(file)
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
