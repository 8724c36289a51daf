import * as v from 'valibot'
import { imageSize } from '#lib/imageSize.ts'
import { requiredText } from '#lib/parse.ts'

const PICTURE = /^data:image\/(png|jpeg|webp);base64,([a-z\d+/]+=*)$/i
/** Characters of a `data:` URL: a picture of about 1 MB. */
const MAX_LENGTH = 1_400_000
/** In pixels. Decoding a larger picture would exhaust a phone's memory. */
export const MAX_WIDTH = 4096

/** Whether it is a picture of a reasonable size that is no higher than wide. */
function isPicture(address: string): boolean {
  if (address.length > MAX_LENGTH) return false
  const [, type = '', data = ''] = PICTURE.exec(address) ?? []
  try {
    const head = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    const { width = 0, height = 0 } = imageSize(head, type.toLowerCase()) ?? {}
    return height > 0 && height <= width && width <= MAX_WIDTH
  } catch {
    // No base64.
    return false
  }
}

/** The `data:` URL of a PNG, JPEG or WebP that fits into the captcha's dialog. */
export const captchaPicture = v.pipe(requiredText, v.check(isPicture))
