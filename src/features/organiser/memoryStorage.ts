/** A web storage with these entries that keeps what it is given until the page is left. */
export function createMemoryStorage(entries: Record<string, string> = {}): Storage {
  const storage: Storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: unknown) => Object.assign(storage, { [key]: String(value) }),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
    clear: () => Object.keys(storage).forEach((key) => Reflect.deleteProperty(storage, key)),
    key: (index: number) => Object.keys(storage)[index] ?? null,
    get length() {
      return Object.keys(storage).length
    },
  })
  return Object.assign(storage, entries)
}
