const PICTURE = 'data:image/(?:png|jpe?g|gif|webp|avif|bmp);base64,'
const SOURCE = new RegExp(
  String.raw`\bsrc\s*=\s*(?:(["'])\s*(${PICTURE}[\w+/=\s]+)\1|(${PICTURE}[\w+/=]+))`,
  'gi',
)
const WHOLE = new RegExp(`^${PICTURE}[\\w+/=]+$`, 'i')
const PLACE = /^inlined:(\d+)$/

/** Whether an address is a picture itself, as editors insert what is pasted. */
export const isPicture = (address: string): boolean => WHOLE.test(address)

/** Takes the pictures out of HTML, as no parser of markup is made for such long attributes. */
export function extractInlinePictures(html: string): { html: string; pictures: string[] } {
  const pictures: string[] = []
  const without = html.replace(SOURCE, (_, _quote, quoted?: string, bare?: string) => {
    pictures.push((quoted ?? bare ?? '').replace(/\s+/g, ''))
    return `src="inlined:${pictures.length - 1}"`
  })
  return { html: without, pictures }
}

/** Puts the pictures back where they were. */
export function restoreInlinePictures(body: HTMLElement, pictures: string[]): void {
  if (pictures.length === 0) return
  for (const image of body.querySelectorAll('img')) {
    for (const name of ['src', 'data-src']) {
      const picture = pictures[Number(PLACE.exec(image.getAttribute(name) ?? '')?.[1])]
      if (picture) image.setAttribute(name, picture)
    }
  }
}
