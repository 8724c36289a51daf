import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { loadSanitiser } from '#lib/html/sanitiser.ts'
import { nextTask } from '#lib/nextTask.ts'
import { ignore } from '#lib/report.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { readEntryText } from './entryText.ts'
import { type IndexedPage, type IndexEntry, indexEntries } from './indexEntries.ts'
import type { Answer } from './searchIndex.ts'

/** Messages to the index: entries to store, or a numbered query. */
export type ToIndex =
  | { entries: IndexEntry[] }
  | { number: number; query: string; language: Language }
interface FromIndex {
  number: number
  answer: Answer
}

/** Characters sent at a time: copying them takes a few milliseconds. */
const BATCH_CHARACTERS = 200_000
/** Approximate size of an entry besides its content. */
const REST_CHARACTERS = 200
/** Longest task, in ms, that may block the browser. */
const TASK_MS = 50

export interface Finder {
  /** The configuration that it searches. */
  config: SiteConfig
  /** Searches the entries indexed so far. */
  ask: (query: string, language: Language) => Promise<Answer>
  /** Resolves when everything is indexed; rejects if the index is unavailable. */
  complete: Promise<void>
}

/** Sends everything to the worker, batch by batch; `onSent` is called after each. */
async function feed(
  worker: Worker,
  config: SiteConfig,
  pages: IndexedPage[],
  onSent: () => void,
): Promise<void> {
  let entries: IndexEntry[] = []
  let size = 0
  const sanitiser = await loadSanitiser()
  let end = performance.now() + TASK_MS
  const send = () => {
    worker.postMessage({ entries } satisfies ToIndex)
    ;[entries, size] = [[], 0]
    onSent()
  }
  const rest = async () => {
    if (performance.now() < end) return
    if (entries.length > 0) send()
    await nextTask()
    end = performance.now() + TASK_MS
  }
  for (const source of indexEntries(config, pages)) {
    const entry = await readEntryText(source, sanitiser, rest)
    entries.push(entry)
    for (const { suffix } of LANGUAGES) size += entry[`content${suffix}`].length
    size += REST_CHARACTERS
    if (size < BATCH_CHARACTERS) continue
    send()
    await nextTask()
  }
  send()
}

type StoppableFinder = Finder & { stop: () => void }

/** For a browser that has no workers, or does not allow them. */
function brokenFinder(config: SiteConfig, error: unknown): StoppableFinder {
  const failure = Promise.reject(error)
  failure.catch(ignore('those who ask are told'))
  return { config, ask: () => failure, complete: failure, stop: () => undefined }
}

function createFinder(config: SiteConfig, pages: IndexedPage[]): StoppableFinder {
  try {
    // Vite finds the worker only if `new URL` is written within `new Worker`.
    const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
    return startFinder(config, pages, worker)
  } catch (error) {
    return brokenFinder(config, error)
  }
}

function startFinder(config: SiteConfig, pages: IndexedPage[], worker: Worker): StoppableFinder {
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastNumber = 0
  worker.addEventListener('message', ({ data }: MessageEvent<FromIndex>) => {
    waiting.get(data.number)?.(data.answer)
    waiting.delete(data.number)
  })
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      reject(new Error(`the search cannot work: ${event.message}`))
    })
  })
  let complete = Promise.resolve()
  const begun = new Promise<void>((resolve) => {
    complete = feed(worker, config, pages, resolve)
  })
  const ask: Finder['ask'] = async (query, language) => {
    // Before the first batch nothing would be found.
    await Promise.race([begun, complete, broken])
    const number = ++lastNumber
    const answer = new Promise<Answer>((resolve) => waiting.set(number, resolve))
    worker.postMessage({ number, query, language } satisfies ToIndex)
    return Promise.race([answer, broken])
  }
  const stop = () => worker.terminate()
  return { config, ask, complete: Promise.race([complete, broken]), stop }
}

let running: StoppableFinder | undefined

/** The finder for a configuration; a finder for another configuration is stopped. */
export function finderFor(config: SiteConfig, pages: IndexedPage[]): Finder {
  if (running?.config === config) return running
  stopFinder()
  running = createFinder(config, pages)
  return running
}

/** Stops the finder; the next one starts afresh. */
export function stopFinder(): void {
  running?.stop()
  running = undefined
}
