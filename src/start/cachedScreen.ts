const isPhoneWindow = matchMedia('(max-width: 559px)').matches
const LOGO = /"logo"\s*:\s*"([^"\\]+)"/
const LOGO_DARK = /"logoDark"\s*:\s*"([^"\\]+)"/
const PICTURE_ADDRESS = /^ *(\/(?!\/)|https:\/\/)[^\p{Cc}\p{Zl}\p{Zp}\\]+$/u
const HOME = /^#?\/?(home\/?)?$/

interface Cached {
  fileMd5?: unknown
  slides?: unknown
  logo?: unknown
  logoDark?: unknown
  ads?: unknown
  aheadMs?: unknown
}

/** Unvalidated, as in the configuration: comparisons with a missing value are false. */
type Period = Record<'validFrom' | 'validUntil', number>
interface Banner extends Period {
  surfacePlotUrl?: unknown
  surfacePlotUrlH5?: unknown
  leads?: Period[]
}

/** Addresses in the website information (decision 7). */
export interface HeadPictures {
  headImgUrl?: unknown
  headImgUrlH5?: unknown
}

/** The ad or slide (as JSON) that comes first at a moment; undefined if unreadable. */
function firstShown(json: unknown, moment: number): Banner | undefined {
  const isNow = ({ validFrom, validUntil }: Period) =>
    !(validFrom > moment) && !(validUntil <= moment)
  try {
    const banners: Banner[] = JSON.parse(String(json))
    const all = banners.filter(({ surfacePlotUrl }) => surfacePlotUrl)
    return all.find(({ leads }) => leads?.some(isNow)) ?? all.find(isNow)
  } catch {
    return undefined
  }
}

/** Strings, the last of which may not be complete, and the brackets of lists. */
const MARKS = /"(?:[^"\\]+|\\[^])*(?:"|\\?$)|[[\]]/g

/** A list (as JSON) within a text that may not be complete; undefined while it is not. */
function listIn(text: string, name: string): string | undefined {
  const found = RegExp(`"${name}"\\s*:\\s*(?=\\[)`).exec(text)
  if (!found) return undefined
  const from = found.index + found[0].length
  MARKS.lastIndex = from
  let depth = 0
  // One pass over the brackets; those in strings are part of a string's match.
  for (let mark = MARKS.exec(text); mark; mark = MARKS.exec(text)) {
    if (mark[0] === '[') depth += 1
    else if (mark[0] === ']') depth -= 1
    if (depth === 0) return text.slice(from, MARKS.lastIndex)
  }
  return undefined
}

/** Draws header and first picture in the HTML's own elements, before React has loaded. */
export function createFirstScreen(adsClosed: string | null) {
  const isHome = HOME.test(location.hash)
  const isDark = document.documentElement.dataset['scheme'] === 'dark'
  let isDrawn = false
  let aheadMs = 0

  const show = (selector: string, address: unknown) => {
    const image = document.querySelector<HTMLImageElement>(selector)
    if (!image || typeof address !== 'string' || !PICTURE_ADDRESS.test(address)) return
    image.fetchPriority = selector === '.shell__hero' ? 'high' : 'auto'
    image.src = address
    image.hidden = false
  }
  const draw = ({ slides, logo, logoDark, ads }: Cached) => {
    const shell = document.querySelector<HTMLElement>('.shell')
    if (isDrawn || !shell) return
    isDrawn = true
    const moment = Date.now() + aheadMs
    const slide = firstShown(slides, moment)
    shell.hidden = false
    shell.classList.toggle('shell--ads', !adsClosed && Boolean(firstShown(ads, moment)))
    show('.shell__logo', isDark ? logoDark : logo)
    if (isHome)
      show('.shell__hero', (isPhoneWindow && slide?.surfacePlotUrlH5) || slide?.surfacePlotUrl)
  }
  document.documentElement.classList.toggle('shell-is-home', isHome)

  return {
    isHome,
    isPhoneWindow,
    /**
     * Sets the server's time from the `Date` header of the configuration's location, and preloads
     * the hero picture that it names for such a window, before the configuration has loaded.
     * Returns whether it did.
     */
    preloadHero({ headImgUrl, headImgUrlH5 }: HeadPictures, date: string | null): boolean {
      aheadMs = Date.parse(`${date}`) - Date.now() || 0
      const picture = isPhoneWindow ? headImgUrlH5 : headImgUrl
      if (!isHome || isDrawn || typeof picture !== 'string' || !PICTURE_ADDRESS.test(picture))
        return false
      const image = new Image()
      image.fetchPriority = 'high'
      image.src = picture
      return true
    },
    /** Draws from the cached copy and returns its `fileMd5`. */
    drawCached(stored: string | null): unknown {
      try {
        const cached: Cached = JSON.parse(stored ?? '{}')
        aheadMs = Number(cached.aheadMs) || 0
        if (stored) draw(cached)
        return cached.fileMd5
      } catch {
        return undefined
      }
    },
    /** Draws as soon as the configuration's text contains the pictures. */
    drawStreamed(text: string): void {
      if (isDrawn) return
      const slides = listIn(text, 'carouselList')
      const [logo, logoDark] = [LOGO, LOGO_DARK].map((part) => part.exec(text)?.[1])
      if (slides) draw({ slides, logo, logoDark, ads: listIn(text, 'adListTop') })
    },
  }
}
