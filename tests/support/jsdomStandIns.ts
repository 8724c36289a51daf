/** jsdom has no media features, so no query ever matches. */
const matchNothing = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

/** jsdom has no layout, so no size changes, and no element comes into view. */
class SilentObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

/**
 * Adds what every supported browser has and jsdom lacks. A test that needs more replaces a part with
 * `vi.spyOn` or `vi.stubGlobal`, which are undone after it.
 */
export function addJsdomStandIns(): void {
  Object.assign(window, {
    matchMedia: matchNothing,
    scrollTo: () => undefined,
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
  })
  Object.assign(Element.prototype, {
    scrollTo: () => undefined,
    scrollIntoView: () => undefined,
    setPointerCapture: () => undefined,
  })
  // It cannot draw.
  HTMLCanvasElement.prototype.getContext = () => null
  // It has the element but cannot show it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  // As if the visitor had already clicked something.
  if (!('userActivation' in navigator))
    Object.assign(navigator, {
      userActivation: {
        get hasBeenActive() {
          return true
        },
      },
    })
}
