/**
 * Features that the site uses but its oldest supported browsers (tools/build/browsers.ts) lack.
 * `e2e/site/browsers.spec.ts` runs the site without any newer features.
 */
function define(target: object, name: string, value: (...args: never[]) => unknown): void {
  if (!(name in target))
    Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

/** Adds the features that this browser lacks. */
export function addMissing(): void {
  define(Array.prototype, 'toSorted', function toSorted<
    T,
  >(this: T[], compare?: (a: T, b: T) => number) {
    return Array.from(this).sort(compare)
  })
  define(Array.prototype, 'toSpliced', function toSpliced<
    T,
  >(this: T[], ...args: [start: number, count: number, ...items: T[]]) {
    const copy = Array.from(this)
    copy.splice(...args)
    return copy
  })
  define(URL, 'canParse', (url: string, base?: string) => {
    try {
      return Boolean(new URL(url, base))
    } catch {
      return false
    }
  })
  define(AbortSignal, 'any', (signals: AbortSignal[]) => {
    const any = new AbortController()
    for (const signal of signals) {
      const abort = () => any.abort(signal.reason)
      if (signal.aborted) abort()
      else signal.addEventListener('abort', abort, { once: true, signal: any.signal })
    }
    return any.signal
  })
}
