import type { Words } from './words.ts'

/** What stands beside the road at a photo spot. */
export type Sight =
  | 'start'
  | 'finish'
  | 'hills'
  | 'wall'
  | 'lake'
  | 'bridge'
  | 'trees'
  | 'cedars'
  | 'ropeBridge'
  | 'terraces'

export interface PhotoSpot {
  sight: Sight
  km: number
  place: Words
  /** Items that pass it; all if left out. */
  itemIds?: string[]
}

/** Lighting of a photo: upper and lower sky, sun, ridges from far to near. */
interface Light {
  sky: [string, string]
  sun: string
  ridges: [string, string, string]
}

/** Where photos are taken, and the colours of the scenery. */
export interface PhotoLook {
  spots: PhotoSpot[]
  lights: Light[]
  grounds: string[]
  roads: string[]
  arch: { post: string; beam: string; start: string; finish: string }
  /** Leaves and fruit of trees. */
  trees: { leaves: string; fruit: string }
}

export interface CertificateLook {
  ink: string
  accent: string
  frame: string
  paper: string
  /** Ridges from far to near. */
  ridges: [string, string, string, string]
  /** SVG around the point `x`, 92. */
  mark: (x: number) => string
  /** Words of every line, in the languages that it bears. */
  words: CertificateWords
}

interface CertificateWords {
  fonts: { serif: string; sans: string }
  title: string
  titleSize: number
  titleSpacing: number
  subtitle: string
  /** Line under the name, and the line below it: race, distance. */
  finished: (race: Words, item: Words, km: number) => [string, string]
  netTime: string
  gunTime: string
  bib: string
  places: Record<'overall' | 'sex' | 'group', string>
  noPlace: string
  issuer: string
  code: string
}
