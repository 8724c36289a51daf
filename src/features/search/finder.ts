import type { SiteConfig } from '../../api/siteConfig.ts'
import type { Language } from '../../i18n/language.ts'
import { type SearchEntry, searchEntries, type SearchPage } from './entries.ts'
import type { Answer } from './searchIndex.ts'

/** What the index is told: entries to keep, or a numbered question. */
export type ToIndex =
  { entries: SearchEntry[] } | { number: number; query: string; language: Language }
interface FromIndex {
  number: number
  answer: Answer
}

/** Characters that are handed over in one go: a few milliseconds of copying. */
const BATCH_CHARACTERS = 200_000
/** About what an entry has beside its contents. */
const REST_CHARACTERS = 200

export interface Finder {
  /** What it searches. */
  config: SiteConfig
  /** What is found among the entries that the index has by now. */
  ask: (query: string, language: Language) => Promise<Answer>
  /** Settles when the index has everything, and rejects when it cannot be had. */
  complete: Promise<void>
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

async function feed(worker: Worker, config: SiteConfig, pages: SearchPage[]): Promise<void> {
  let entries: SearchEntry[] = []
  let size = 0
  const send = () => worker.postMessage({ entries } satisfies ToIndex)
  for (const entry of searchEntries(config, pages)) {
    entries.push(entry)
    size += entry.content.length + entry.contentEn.length + REST_CHARACTERS
    if (size < BATCH_CHARACTERS) continue
    send()
    ;[entries, size] = [[], 0]
    await pause()
  }
  send()
}

function startFinder(config: SiteConfig, pages: SearchPage[]): Finder & { stop: () => void } {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: Answer) => void>()
  let asked = 0
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
  const ask: Finder['ask'] = (query, language) => {
    const number = ++asked
    const answer = new Promise<Answer>((resolve) => waiting.set(number, resolve))
    worker.postMessage({ number, query, language } satisfies ToIndex)
    return Promise.race([answer, broken])
  }
  const complete = feed(worker, config, pages)
  const stop = () => worker.terminate()
  return { config, ask, complete: Promise.race([complete, broken]), stop }
}

let running: ReturnType<typeof startFinder> | undefined

/** The finder for a configuration; one for another configuration is ended. */
export function finderFor(config: SiteConfig, pages: SearchPage[]): Finder {
  if (running?.config === config) return running
  finderStopped()
  running = startFinder(config, pages)
  return running
}

/** Ends the finder; the next one begins anew. */
export function finderStopped(): void {
  running?.stop()
  running = undefined
}
