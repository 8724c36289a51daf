/** Time after the page has loaded during which only what the visitor requests is loaded. */
const QUIET_MS = 1200
const MAX_WAIT_MS = 3000

/** Runs `task` some time after the page has loaded, when the browser is idle. */
export function whenIdle(task: () => unknown): void {
  const run = () =>
    'requestIdleCallback' in window
      ? setTimeout(() => requestIdleCallback(() => task(), { timeout: MAX_WAIT_MS }), QUIET_MS)
      : setTimeout(task, MAX_WAIT_MS)
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
