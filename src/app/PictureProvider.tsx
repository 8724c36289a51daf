import { type ReactNode, useMemo } from 'react'
import type { SiteConfig } from '#site-config/siteConfig.ts'
import { PictureContext, type PictureName, type RacePictures } from '#components/usePicture.ts'
import { safeSource } from '#lib/html/safeLink.ts'
import { normalPath } from '#lib/normalPath.ts'
import { useSite } from '#stores/site.ts'

const groupOf = (path: string) => normalPath(path).split('/')[1] ?? ''

/** A race's pictures by name, and its banners by menu group; `default` stands for other groups. */
function picturesOf({ pictures }: Pick<SiteConfig, 'pictures'>): RacePictures {
  const named: Partial<Record<PictureName, string>> = { ...pictures, banner: undefined }
  const banners = Object.entries(pictures?.banners ?? {})
  const ofGroup = (group: string) => banners.find(([key]) => groupOf(`/${key}`) === group)?.[1]
  return {
    picture: (name) => safeSource(named[name] ?? ''),
    banner: (path) => safeSource(ofGroup(groupOf(path)) ?? ofGroup('default') ?? ''),
  }
}

const NONE: Pick<SiteConfig, 'pictures'> = { pictures: undefined }

/** Gives components the race's own pictures. */
export function PictureProvider({ children }: { children: ReactNode }) {
  const config = useSite(({ state }) => (state.kind === 'open' ? state.config : NONE))
  const pictures = useMemo(() => picturesOf(config), [config])
  return <PictureContext value={pictures}>{children}</PictureContext>
}
