/** What the visitor asks for first has the line for itself. */
const QUIET_MS = 1200
const LATEST_MS = 3000

/** Runs `task` some time after the page is loaded, when the browser has nothing better to do. */
export function whenIdle(task: () => unknown): void {
  const run = () =>
    'requestIdleCallback' in window
      ? setTimeout(() => requestIdleCallback(() => task(), { timeout: LATEST_MS }), QUIET_MS)
      : setTimeout(task, LATEST_MS)
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
