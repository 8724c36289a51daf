import { channelsOf, type Colour, luminanceOf, parseColour } from '#lib/colour.ts'

/** Custom properties by name: `#rrggbb`, or `r g b` where the name ends in `-rgb`. */
export type Tokens = Record<string, string>

export interface ThemeColours {
  light: Tokens
  dark: Tokens
  /** The seeds that were too pale for text on white and were made darker. */
  corrected: string[]
}

/** Neutral is the primary with little chroma. */
type Seed = 'primary' | 'accent' | 'neutral'

type Step = [
  name: string,
  seed: Seed,
  /** In thousandths. */
  light: number,
  /** In hundredths of the seed's. */
  chroma: number,
  /** In degrees from the seed's. */
  hue: number,
  /** In the dark scheme, if they are others there. */
  darkLight?: number,
  darkChroma?: number,
]

/**
 * How each colour is made from its seed. Lightness decides nearly all of the contrast, so that text
 * has 4.5:1 on its grounds and a border of a control 3:1, whatever the seeds.
 */
const STEPS: Step[] = [
  ['page', 'neutral', 1000, 0, 0, 190, 15],
  ['surface', 'neutral', 1000, 0, 0, 224, 16],
  ['raised', 'neutral', 1000, 0, 0, 260, 17],
  ['paper', 'neutral', 988, 9, -70, 205, 15],
  ['neutral-100', 'neutral', 960, 11, -58, 165, 14],
  ['neutral-200', 'neutral', 912, 14, -36, 308, 18],
  ['neutral-300', 'neutral', 840, 16, -24, 400, 19],
  ['neutral-400', 'neutral', 635, 19, -6, 560, 19],
  ['neutral-600', 'neutral', 487, 22, -3, 732, 18],
  ['neutral-700', 'neutral', 396, 23, -3, 815, 15],
  ['neutral-900', 'neutral', 248, 19, 3, 935, 9],
  ['primary-50', 'primary', 977, 12, -13, 262, 32],
  ['primary-100', 'primary', 941, 22, -12, 305, 45],
  ['primary-300', 'primary', 793, 57, -5, 520, 75],
  ['primary-600', 'primary', 481, 120, 0, 700, 110],
  ['primary-700', 'primary', 399, 100, 0, 800, 100],
  ['primary-800', 'primary', 339, 80, 4, 860, 80],
  ['primary-900', 'primary', 294, 67, 5, 948, 30],
  ['accent-100', 'accent', 948, 13, 17, 292, 26],
  ['accent-500', 'accent', 614, 103, 3, 640, 100],
  ['accent-600', 'accent', 541, 100, 0, 716, 85],
  ['accent-700', 'accent', 478, 88, 0, 770, 68],
  ['accent-800', 'accent', 392, 72, 0, 880, 40],
  ['tint', 'accent', 971, 8, 32, 268, 14],
  ['focus-ring', 'primary', 891, 37, -5, 440, 80],
  ['on-primary', 'neutral', 1000, 0, 0, 200, 40],
  ['on-accent', 'neutral', 1000, 0, 0, 180, 20],
  ['band-line', 'primary', 399, 100, 0],
  ['band-light', 'primary', 339, 80, 4],
  ['band-rgb', 'primary', 294, 67, 5],
  ['shade-rgb', 'primary', 229, 46, 3],
  ['mist-rgb', 'primary', 793, 57, -5],
  ['on-band-quiet', 'primary', 851, 37, 0],
  ['on-band-soft', 'primary', 937, 22, -12],
  ['on-band-accent', 'accent', 799, 59, 16],
  ['on-picture-accent', 'accent', 299, 37, 10],
  ['veil-rgb', 'neutral', 988, 9, -70, 190, 15],
  ['accent-rgb', 'accent', 541, 100, 0],
]

/** In the light scheme, these are as much lighter or darker as the seed is than the one in `MEASURED`. */
const FOLLOWS_SEED = new Set([
  'primary-600',
  'primary-700',
  'primary-800',
  'accent-500',
  'accent-600',
  'accent-700',
  'accent-800',
  'accent-rgb',
])
/** Lightness of the seeds that the steps were measured with. */
const MEASURED = { primary: 0.3992, accent: 0.5413, neutral: 0 }
const NEUTRAL_CHROMA = 0.062
/** Luminance of a seed that has 4.5:1 even on the tinted grounds. */
const MAX_LUMINANCE = 0.1423
/** Chroma limit of steps that do not follow their seed: a vivid tint would be too dark for text. */
const MAX_CHROMA = 0.18
/** Change of lightness when a seed is corrected. */
const CHANGE = 0.005

const isTooPale = (seed: Colour) => luminanceOf(seed) > MAX_LUMINANCE

/** The seed itself, or one that is just dark enough. */
const darkened = (seed: Colour): Colour =>
  isTooPale(seed) ? darkened({ ...seed, light: seed.light - CHANGE }) : seed

/** All colours of the site from two seeds (`#rrggbb`), for both schemes. */
export function themeColours(primary: string, accent: string): ThemeColours {
  const corrected = [primary, accent].filter((chosen) => isTooPale(parseColour(chosen)))
  const seeds = { primary: darkened(parseColour(primary)), accent: darkened(parseColour(accent)) }
  const neutral = { ...seeds.primary, chroma: Math.min(seeds.primary.chroma, NEUTRAL_CHROMA) }
  const colours: Record<Seed, Colour> = { ...seeds, neutral }
  const tokens = (isDark: boolean): Tokens =>
    Object.fromEntries(
      STEPS.map(([name, of, light, chroma, hue, darkLight = light, darkChroma = chroma]) => {
        const seed = colours[of]
        const follows = FOLLOWS_SEED.has(name)
        const moved = !isDark && follows ? seed.light - MEASURED[of] : 0
        const maxChroma = follows ? seed.chroma : Math.min(seed.chroma, MAX_CHROMA)
        const channels = channelsOf({
          light: (isDark ? darkLight : light) / 1000 + moved,
          chroma: (maxChroma * (isDark ? darkChroma : chroma)) / 100,
          // Bright greys are warm; dark ones have the hue of the seed.
          hue: seed.hue + (isDark && of === 'neutral' ? 0 : hue),
        })
        return [name, name.endsWith('-rgb') ? channels.join(' ') : hexOf(channels)]
      }),
    )
  return { light: tokens(false), dark: tokens(true), corrected }
}

const hexOf = (channels: number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
