import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shift: number
  }
}

/** Sums up unexpected layout shifts from the next navigation on (the CLS score). */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum after the browser has painted the current state. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(window.shift))),
      ),
  )
