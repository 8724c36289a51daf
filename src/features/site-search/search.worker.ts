import { createSearchIndex } from './searchIndex.ts'
import type { ToIndex } from './searchWorkerClient.ts'

const index = createSearchIndex()

addEventListener('message', ({ data }: MessageEvent<ToIndex>) => {
  if ('entries' in data) index.add(data.entries)
  else postMessage({ number: data.number, answer: index.search(data.query, data.language) })
})
