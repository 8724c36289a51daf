/** Widths of a picture of the gallery and of its smaller version, in px. */
export const LARGE_WIDTH = 1200
export const SMALL_WIDTH = 600

/** About how wide a picture is in the lightbox, whose height limits it too. */
export const LARGE_SIZES =
  '(max-width: 719px) min(100vw - 32px, 133vh - 333px), min(100vw - 208px, 133vh - 200px)'

/** Loads a picture ahead in the size in which the lightbox will show it. */
export function prefetchLarge(src: string, small: string | undefined): void {
  const image = new Image()
  if (small && small !== src) {
    image.sizes = LARGE_SIZES
    image.srcset = `${small} ${SMALL_WIDTH}w, ${src} ${LARGE_WIDTH}w`
  }
  image.src = src
}
