import { decodeUri } from '../decodeUri.ts'
import { safeLink, sitePath } from './safeLink.ts'

/** Words before the link that takes the place of embedded content, and their language. */
export interface EmbeddedWords {
  video: string
  audio: string
  page: string
  lang: string
}

/** Players of video hosts, and the page of a video there. */
const VIDEO_PAGES: [player: RegExp, page: string][] = [
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    'https://www.youtube.com/watch?v=',
  ],
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+)/, 'https://vimeo.com/'],
  [/^https?:\/\/player\.bilibili\.com\/.*[?&]bvid=(\w+)/, 'https://www.bilibili.com/video/'],
  [/^https?:\/\/player\.bilibili\.com\/.*[?&]aid=(\d+)/, 'https://www.bilibili.com/video/av'],
  [/^https?:\/\/v\.qq\.com\/.*[?&]vid=(\w+)/, 'https://v.qq.com/x/page/'],
  [/^https?:\/\/player\.youku\.com\/embed\/([\w=]+)/, 'https://v.youku.com/v_show/id_'],
  [/^https?:\/\/embed\.nicovideo\.jp\/watch\/(\w+)/, 'https://www.nicovideo.jp/watch/'],
]
export const EMBEDDED = 'iframe,frame,video,audio,object,embed,oembed'

/** The address of what an element embeds; some editors keep it beside `src` until it is played. */
function sourceOf(element: Element): string {
  const inner = element.querySelector('source[src],embed[src],iframe[src]')
  const attributes = ['src', 'data-src', 'data', 'url'].map((name) => element.getAttribute(name))
  return [...attributes, inner?.getAttribute('src')].find(Boolean) ?? ''
}

function nameOf(address: string): string {
  const { host, pathname } = new URL(address, location.href)
  const file = pathname.slice(pathname.lastIndexOf('/') + 1)
  return host === location.host ? (decodeUri(file) ?? file) : host.replace(/^www\./, '')
}

/** A sentence with a link to what an element embeds; null if that has no safe address. */
function linkFor(element: Element, words: EmbeddedWords | undefined): Element | null {
  const source = sourceOf(element)
  const address = safeLink(source) ?? sitePath(source)
  if (!address) return null
  const [player, page] = VIDEO_PAGES.find(([pattern]) => pattern.test(address)) ?? []
  const id = player?.exec(address)?.[1]
  const { localName, ownerDocument } = element
  const isVideo = localName === 'video' || page !== undefined
  const otherKind = localName === 'audio' ? 'audio' : 'page'
  const kind = isVideo ? 'video' : otherKind
  const link = ownerDocument.createElement('a')
  link.setAttribute('href', page && id ? page + id : address)
  link.append(element.getAttribute('title')?.trim() || nameOf(address))
  const sentence = ownerDocument.createElement('span')
  sentence.className = 'embedded'
  if (words) {
    sentence.lang = words.lang
    sentence.append(`${words[kind]} `)
  }
  sentence.append(link)
  return sentence
}

/**
 * Puts a link in the place of each embedded page, video, recording and file: the site's security
 * policy shows none of other hosts. Returns the names of the elements that are gone.
 */
export function replaceEmbedded(root: Element, words: EmbeddedWords | undefined): string[] {
  return [...root.querySelectorAll(EMBEDDED)].flatMap((element) => {
    if (!root.contains(element)) return []
    const link = linkFor(element, words)
    if (link) element.replaceWith(link)
    else element.remove()
    return [element.localName]
  })
}
