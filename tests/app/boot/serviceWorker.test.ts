import { afterEach, expect, test, vi } from 'vitest'
import { syncServiceWorker } from '#app/boot/serviceWorker.ts'

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))

function stubBrowser(controller: object | null = null) {
  const active = {
    scriptURL: 'https://www.race.test/sw.js',
    postMessage: vi.fn<(message: unknown) => void>(),
  }
  const registrations = [
    { active, unregister: vi.fn<() => Promise<boolean>>() },
    {
      active: { scriptURL: 'https://www.race.test/reg/other.js' },
      unregister: vi.fn<() => Promise<boolean>>(),
    },
  ]
  const container = {
    controller,
    register: vi.fn<(script: string) => Promise<void>>(),
    ready: Promise.resolve({ active }),
    getRegistrations: async () => registrations,
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  const caches = {
    keys: async () => ['site-1', 'site-pictures', 'other'],
    delete: vi.fn<(name: string) => Promise<boolean>>(),
  }
  vi.stubGlobal('caches', caches)
  return { container, active, registrations, caches }
}

test('a first visit starts it and reports the pictures on the screen', async () => {
  const { container, active } = stubBrowser()
  await syncServiceWorker(true)
  expect(container.register).toHaveBeenCalledWith('/sw.js')
  expect(active.postMessage).toHaveBeenCalledWith({ shown: [] })
})

test('a later visit lets it cache what was missing', async () => {
  const { active } = stubBrowser({})
  await syncServiceWorker(true)
  expect(active.postMessage).toHaveBeenCalledWith({ shown: [] })
})

test('an environment without one removes it and its caches, and nothing else', async () => {
  const { container, registrations, caches } = stubBrowser({})
  await syncServiceWorker(false)
  expect(container.register).not.toHaveBeenCalled()
  expect(registrations[0]?.unregister).toHaveBeenCalledOnce()
  expect(registrations[1]?.unregister).not.toHaveBeenCalled()
  expect(caches.delete.mock.calls).toEqual([['site-1'], ['site-pictures']])
})

test('a browser without service workers is left alone', async () => {
  await expect(syncServiceWorker(true)).resolves.toBeUndefined()
})
