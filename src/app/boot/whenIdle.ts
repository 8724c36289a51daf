/** Leaves the network to whatever the visitor requests first. */
const QUIET_MS = 1200
const LATEST_MS = 3000

/** Runs `task` some time after the page has loaded, when the browser is idle. */
export function whenIdle(task: () => unknown): void {
  const run = () =>
    'requestIdleCallback' in window
      ? setTimeout(() => requestIdleCallback(() => task(), { timeout: LATEST_MS }), QUIET_MS)
      : setTimeout(task, LATEST_MS)
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
