import type { Page } from '@playwright/test'

interface HeldTasks {
  next: () => void
  release: () => void
}

declare global {
  interface Window {
    heldTasks: HeldTasks
  }
}

/** Runs in the page. */
function hold() {
  const later = window.setTimeout.bind(window)
  const cancel = window.clearTimeout.bind(window)
  const tasks = new Map<number, () => void>()
  let last = 0
  const runAll = () => {
    const due = [...tasks.values()]
    tasks.clear()
    for (const run of due) run()
  }
  Object.assign(window, {
    setTimeout(task: () => void, ms?: number) {
      if (ms) return later(task, ms)
      // Negative, unlike the browser's own.
      last -= 1
      tasks.set(last, task)
      return last
    },
    clearTimeout(id?: number) {
      if (!tasks.delete(id ?? 0)) cancel(id)
    },
  })
  window.heldTasks = {
    next() {
      let now = performance.now()
      performance.now = () => (now += 1000)
      runAll()
      Reflect.deleteProperty(performance, 'now')
    },
    release() {
      Object.assign(window, { setTimeout: later, clearTimeout: cancel })
      runAll()
    },
  }
}

/**
 * Holds the page's tasks without a delay (`setTimeout(task)`), so that a test runs long work slice
 * by slice. `next` runs those that wait; to them the time of a task is up after one slice.
 * `release` ends the hold.
 */
export async function holdTasks(page: Page): Promise<Record<keyof HeldTasks, () => Promise<void>>> {
  await page.evaluate(hold)
  return {
    next: () => page.evaluate(() => window.heldTasks.next()),
    release: () => page.evaluate(() => window.heldTasks.release()),
  }
}
