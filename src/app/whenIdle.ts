const LATEST_MS = 3000

/** Runs `task` once the page is ready and the browser has nothing better to do. */
export function whenIdle(task: () => unknown): void {
  const run = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => task(), { timeout: LATEST_MS })
      : setTimeout(task, LATEST_MS)
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
