/** A promise that the test resolves itself, so that the order of events is the test's own. */
export function deferred() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
