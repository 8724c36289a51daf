/**
 * Runs in each page before its own scripts, and is `stopWatch` there: what the browser has reported
 * so far, and functions that time what happens after a click.
 */
export function makeStopWatch() {
  const seen = { firstPaint: 0, largestPaint: 0, ready: 0, shift: 0, blocked: 0 }
  /** Work from this time after readiness on, such as preparing the drawer, is reported separately. */
  const beginningMs = 1000
  /** @type {PerformanceEntry[]} */
  const tasks = []
  /** @type {PerformanceEntry[]} */
  const keys = []
  let respondedAt = 0
  /** @param {number} startTime */
  const isLater = (startTime) => seen.ready > 0 && startTime > seen.ready + beginningMs
  /**
   * @param {string} type @param {(entry: any) => void} take @param {object} [options]
   */
  const watch = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) seen.shift += value
  })
  watch('longtask', (entry) => tasks.push(entry))
  // Other than a long task, a long frame includes style and layout in every case.
  watch('long-animation-frame', ({ startTime, blockingDuration }) => {
    if (!isLater(startTime)) seen.blocked += blockingDuration
  })
  watch('event', (entry) => entry.name === 'keydown' && keys.push(entry), { durationThreshold: 16 })
  watch('resource', ({ name, responseEnd }) => {
    if (name.includes('race-center')) respondedAt = Math.max(respondedAt, responseEnd)
  })
  const isReady = () => document.documentElement?.dataset.ready === ''
  const ready = { attributes: true, subtree: true, attributeFilter: ['data-ready'] }
  new MutationObserver(() => {
    if (!seen.ready && isReady()) seen.ready = performance.now()
  }).observe(document, ready)

  /** @returns {Promise<number>} */
  const frame = () => new Promise(requestAnimationFrame)
  /** A message posted in an animation frame arrives once that frame has been painted. */
  const nextPaint = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      requestAnimationFrame(() => port2.postMessage(null))
    })
  /** @param {PerformanceEntry[]} entries @param {number} since */
  const durations = (entries, since) =>
    entries.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration)

  return {
    /** What was measured on the way to readiness, and which files were asked for until then. */
    visit() {
      const files = performance.getEntriesByType('resource')
      const before = files.filter(({ startTime }) => startTime <= (seen.ready || Infinity))
      const paths = [...new Set(before.map(({ name }) => new URL(name).pathname))]
      const later = tasks.filter(({ startTime }) => isLater(startTime))
      return {
        ...seen,
        longestLater: Math.max(0, ...later.map(({ duration }) => duration)),
        requests: paths.length + 1,
        scriptFiles: paths.filter((path) => path.endsWith('.js')),
      }
    },
    /** @param {number} since */
    longestTask: (since) => Math.max(0, ...durations(tasks, since)),
    /** The times from each key press to the painted letter. @param {number} since */
    strokes: (since) => durations(keys, since),
    /** When the last response about races arrived. */
    respondedAt: () => respondedAt,
    /**
     * Milliseconds from a click until something is there, and painted.
     * @param {Element | null} element @param {() => boolean} isThere
     */
    async click(element, isThere) {
      const start = performance.now()
      if (element instanceof HTMLElement) element.click()
      while (!isThere()) await frame()
      await nextPaint()
      return performance.now() - start
    },
    /** Milliseconds from a route change to the painted page. @param {string} hash */
    async go(hash) {
      const start = performance.now()
      document.documentElement.removeAttribute('data-ready')
      location.hash = hash
      await new Promise((done) => {
        const watcher = new MutationObserver(() => {
          if (!isReady()) return
          watcher.disconnect()
          done(null)
        })
        watcher.observe(document.documentElement, { attributeFilter: ['data-ready'] })
      })
      await nextPaint()
      return performance.now() - start
    },
    /**
     * The longest frame of a scroll, and the elements of the page at its end.
     * @param {number} distance in px; Infinity for the whole page @param {number} steps
     */
    async scroll(distance, steps) {
      const from = scrollY
      const end = Math.min(from + distance, document.documentElement.scrollHeight - innerHeight)
      let longest = 0
      let last = await frame()
      for (let step = 1; step <= steps; step += 1) {
        scrollTo(0, from + ((end - from) * step) / steps)
        const now = await frame()
        longest = Math.max(longest, now - last)
        last = now
      }
      await new Promise((done) => setTimeout(done, 1500))
      return { longest, nodes: document.querySelectorAll('*').length }
    },
  }
}
