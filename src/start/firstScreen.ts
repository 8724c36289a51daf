const FIRST_PICTURE = /"carouselList"\s*:\s*\[\s*\{[^{}]*?"surfacePlotUrl"\s*:\s*"([^"\\]+)"/
const LOGO = /"logo"\s*:\s*"([^"\\]+)"/
const ADS = /"adListTop"\s*:\s*\[\s*\{/
const PICTURE_ADDRESS = /^(\/(?!\/)|https:\/\/)[^\s\\]+$/
const HOME = /^#?\/?(home\/?)?$/

interface Kept {
  fileMd5?: unknown
  picture?: unknown
  logo?: unknown
  hasAds?: unknown
}

/** Draws header band and first picture in the HTML's own elements, before React is there. */
export function chooseFirstScreen() {
  const isHome = HOME.test(location.hash)
  let isDrawn = false

  const show = (selector: string, address: unknown) => {
    const image = document.querySelector<HTMLImageElement>(selector)
    if (!image || typeof address !== 'string' || !PICTURE_ADDRESS.test(address)) return
    image.fetchPriority = selector === '.shell__hero' ? 'high' : 'auto'
    image.src = address
    image.hidden = false
  }
  const draw = ({ picture, logo, hasAds }: Kept) => {
    const shell = document.querySelector<HTMLElement>('.shell')
    if (isDrawn || !shell) return
    isDrawn = true
    shell.hidden = false
    shell.classList.toggle('shell--ads', Boolean(hasAds))
    show('.shell__logo', logo)
    if (isHome) show('.shell__hero', picture)
  }
  document.documentElement.classList.toggle('is-home', isHome)

  return {
    isHome,
    /**
     * Asks for the head picture that the look-up names, before the configuration is there.
     * Gives whether it did.
     */
    warm(picture: unknown): boolean {
      if (!isHome || isDrawn || typeof picture !== 'string' || !PICTURE_ADDRESS.test(picture))
        return false
      const image = new Image()
      image.fetchPriority = 'high'
      image.src = picture
      return true
    },
    /** Draws from the stored copy; gives its `fileMd5`. */
    drawKept(stored: string | null): unknown {
      try {
        const kept: Kept = JSON.parse(stored ?? '{}')
        if (stored) draw(kept)
        return kept.fileMd5
      } catch {
        return undefined
      }
    },
    /** Draws as soon as the first picture is seen in the configuration's text. */
    drawStreamed(text: string): void {
      const picture = FIRST_PICTURE.exec(text)?.[1]
      if (picture) draw({ picture, logo: LOGO.exec(text)?.[1], hasAds: ADS.test(text) })
    },
  }
}
