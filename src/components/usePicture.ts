import { createContext, useContext, useEffect, useState } from 'react'
import { ignore } from '#lib/report.ts'

/** The site's own drawings, which belong to no race. */
const NEUTRAL = {
  banner: '/neutral/banner.svg',
  login: '/neutral/login.svg',
  empty: '/neutral/empty.svg',
  notFound: '/neutral/not-found.svg',
  offline: '/neutral/offline.svg',
  unbound: '/neutral/unbound.svg',
} as const
export type PictureName = keyof typeof NEUTRAL

/** The race's own pictures; undefined where it has none. */
export interface RacePictures {
  picture: (name: PictureName) => string | undefined
  /** The banner of a path's menu group. */
  banner: (path: string) => string | undefined
}

export const PictureContext = createContext<RacePictures>({
  picture: () => undefined,
  banner: () => undefined,
})

/**
 * The colours in the neutral drawings, and the tokens of the race that take their place. These are
 * the same in both schemes, as in photographs.
 */
const TINTS = [
  ['#2b3a42', '--band'],
  ['#c0392b', '--accent-600'],
  ['#dfe5e6', '--on-band-muted'],
] as const

async function tintPicture(address: string): Promise<string> {
  const svg = await (await fetch(address)).text()
  const style = getComputedStyle(document.documentElement)
  const coloured = TINTS.reduce(
    (text, [from, token]) => text.replaceAll(from, style.getPropertyValue(token).trim() || from),
    svg,
  )
  return URL.createObjectURL(new Blob([coloured], { type: 'image/svg+xml' }))
}

/** A neutral drawing in the race's colours; '' while it loads. */
function useNeutral(name: PictureName | undefined): string {
  const [drawn, setDrawn] = useState({ name, address: '' })
  useEffect(() => {
    if (!name) return
    let isCurrent = true
    let made = ''
    tintPicture(NEUTRAL[name])
      .catch(() => NEUTRAL[name])
      .then((address) => {
        made = address
        if (isCurrent) setDrawn({ name, address })
        else URL.revokeObjectURL(made)
      })
      .catch(ignore('a picture less'))
    return () => {
      isCurrent = false
      URL.revokeObjectURL(made)
    }
  }, [name])
  return drawn.name === name ? drawn.address : ''
}

/** The race's own picture, or else the neutral drawing in its colours; '' while that loads. */
export function usePicture(name: PictureName): string {
  const racePicture = useContext(PictureContext).picture(name)
  const neutral = useNeutral(racePicture ? undefined : name)
  return racePicture ?? neutral
}

/** The banner of a path's menu group, or else the neutral one; '' while that loads. */
export function useBanner(path: string): string {
  const raceBanner = useContext(PictureContext).banner(path)
  const neutral = useNeutral(raceBanner ? undefined : 'banner')
  return raceBanner ?? neutral
}
