import { LANGUAGE_COOKIE } from '#i18n/language.ts'
import { createMemoryStorage } from './memoryStorage.ts'
import type { View } from './openedFile.ts'
import { type Answering, answerTo } from './previewAnswers.ts'

export interface Preview extends Answering, Pick<View, 'language' | 'scheme'> {
  id: string
  /** Every address that the file names. */
  addresses: ReadonlySet<string>
}

/** Called with the address of a request that is not made, or of a link that would leave the site. */
type OnBlocked = (address: string) => void

const replace = (target: object, name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(target, name, { configurable: true, enumerable: true, ...descriptor })

/** Cookies are kept by name; their further attributes mean nothing in memory. */
function replaceCookies(target: Document, language: string): void {
  const cookies = new Map([[LANGUAGE_COOKIE, language]])
  replace(target, 'cookie', {
    get: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    set: (text: string) => {
      const [name = '', ...value] = text.split(';', 1).join().split('=')
      cookies.set(name.trim(), value.join('=').trim())
    },
  })
}

/** Requests of the site get their answers from the file, or go to addresses that it names. */
function replaceFetch(frame: Window, preview: Preview, onBlocked: OnBlocked): void {
  const fetchFile = frame.fetch.bind(frame)
  const fetchInPreview: typeof fetch = async (input, init) => {
    const address = typeof input === 'object' && 'url' in input ? input.url : input
    const url = new URL(address, location.href)
    const answer = answerTo(url.pathname, preview)
    if (answer) return answer
    const isOwnFile = url.origin === location.origin
    if (isOwnFile || preview.addresses.has(url.href)) return fetchFile(input, init)
    onBlocked(url.href)
    throw new TypeError('The preview makes no such request.')
  }
  replace(frame, 'fetch', { value: fetchInPreview })
}

// Elements of a frame are instances of its own classes.
const isLink = (node: EventTarget): node is HTMLAnchorElement => 'href' in node && 'target' in node

/** A link out of the site, or a file that is dropped on it, would take the preview away. */
function keepInside(frame: Window, onBlocked: OnBlocked): void {
  const isOutside = ({ origin, pathname }: HTMLAnchorElement) =>
    origin !== location.origin || pathname !== location.pathname
  for (const type of ['dragover', 'drop'])
    frame.document.addEventListener(type, (event) => event.preventDefault())
  frame.document.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find(isLink)
      if (!link?.href || link.target === '_blank' || !isOutside(link)) return
      event.preventDefault()
      onBlocked(link.href)
    },
    true,
  )
}

/**
 * Prepares a frame before the site's first script runs in it: its storage is in memory, its services are
 * answered from the file at the preview's time, and it has no service worker.
 */
export function preparePreview(frame: Window, preview: Preview, onBlocked: OnBlocked): void {
  const { language, scheme } = preview
  replace(frame, 'localStorage', { value: createMemoryStorage({ scheme }) })
  replace(frame, 'sessionStorage', { value: createMemoryStorage() })
  // Without it, requests are made by `fetch`.
  for (const name of ['XMLHttpRequest', 'indexedDB', 'caches'])
    replace(frame, name, { value: undefined })
  Reflect.deleteProperty(Object.getPrototypeOf(frame.navigator), 'serviceWorker')
  replaceCookies(frame.document, language)
  replaceFetch(frame, preview, onBlocked)
  keepInside(frame, onBlocked)
}
