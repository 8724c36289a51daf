import type * as zustand from 'zustand'

const resets = new Set<() => void>()

/** zustand with a `create` that registers the store for `resetStores`. */
export function withResets(actual: typeof zustand): typeof zustand {
  const create = <State>(initializer: zustand.StateCreator<State>) => {
    const store = actual.create(initializer)
    resets.add(() => store.setState(store.getInitialState(), true))
    return store
  }
  return { ...actual, create: create as typeof zustand.create }
}

/** Gives every store its initial state: test files share their modules. */
export function resetStores(): void {
  for (const reset of resets) reset()
}
