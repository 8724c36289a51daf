import { useEffect, useState } from 'react'
import { safeSource } from '#lib/html/safeLink.ts'
import { normalPath } from '#lib/normalPath.ts'
import { ignore } from '#lib/report.ts'
import { useRace } from '#race/useRace.ts'

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

const groupOf = (path: string) => normalPath(path).split('/')[1] ?? ''

/** The banner that a race has for a path's menu group, or for all groups without one (`default`). */
function bannerOf({ banners = {} }: { banners?: Record<string, string> }, path: string) {
  const ofGroup = (group: string) =>
    Object.entries(banners).find(([name]) => groupOf(`/${name}`) === group)?.[1]
  return safeSource(ofGroup(groupOf(path)) ?? ofGroup('default') ?? '')
}

const usePictures = () => useRace().config?.pictures ?? {}

/**
 * The colours in the neutral drawings, and the tokens of the race that take their place. These are
 * the same in both schemes, as in photographs.
 */
const TINTS = [
  ['#2b3a42', '--band'],
  ['#c0392b', '--accent-600'],
  ['#dfe5e6', '--on-band-muted'],
] as const

async function tintPicture(url: string): Promise<string> {
  const svg = await (await fetch(url)).text()
  const style = getComputedStyle(document.documentElement)
  const coloured = TINTS.reduce(
    (text, [from, token]) => text.replaceAll(from, style.getPropertyValue(token).trim() || from),
    svg,
  )
  return URL.createObjectURL(new Blob([coloured], { type: 'image/svg+xml' }))
}

/** A neutral drawing in the race's colours; '' while it loads. */
function useNeutral(name: PictureName | undefined): string {
  const [drawn, setDrawn] = useState({ name, url: '' })
  useEffect(() => {
    if (!name) return
    let isCurrent = true
    let objectUrl = ''
    tintPicture(NEUTRAL[name])
      .catch(() => NEUTRAL[name])
      .then((url) => {
        objectUrl = url
        if (isCurrent) setDrawn({ name, url })
        else URL.revokeObjectURL(objectUrl)
      })
      .catch(ignore('a picture less'))
    return () => {
      isCurrent = false
      URL.revokeObjectURL(objectUrl)
    }
  }, [name])
  return drawn.name === name ? drawn.url : ''
}

/** The race's own picture, or else the neutral drawing in its colours; '' while that loads. */
export function usePicture(name: PictureName): string {
  const named: Partial<Record<PictureName, string>> = usePictures()
  const racePicture = safeSource(named[name] ?? '')
  const neutral = useNeutral(racePicture ? undefined : name)
  return racePicture ?? neutral
}

/** The banner of a path's menu group, or else the neutral one; '' while that loads. */
export function useBanner(path: string): string {
  const raceBanner = bannerOf(usePictures(), path)
  const neutral = useNeutral(raceBanner ? undefined : 'banner')
  return raceBanner ?? neutral
}
