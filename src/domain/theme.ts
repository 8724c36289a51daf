import { channelsOf, type Colour, luminanceOf, parseColour } from '#lib/colour.ts'

/** Custom properties by name: `#rrggbb`, or `r g b` where the name ends in `-rgb`. */
export type Tokens = Record<string, string>

export interface ThemeColours {
  light: Tokens
  dark: Tokens
  /** The seeds that were too pale for text on white and were made darker. */
  corrected: string[]
}

/**
 * How each colour is made. A line holds its name and its seed (`p`rimary, `a`ccent, or `n`eutral,
 * which is the primary with little chroma); its lightness in thousandths, its chroma in hundredths of
 * the seed's and its hue in degrees from the seed's; then, if they are others in the dark scheme,
 * lightness and chroma there. Lightness decides nearly all of the contrast, so that text has 4.5:1 on
 * its grounds and a border of a control 3:1, whatever the seeds.
 */
const STEPS = `
page n 1000 0 0 190 15
surface n 1000 0 0 224 16
raised n 1000 0 0 260 17
paper n 988 9 -70 205 15
neutral-100 n 960 11 -58 165 14
neutral-200 n 912 14 -36 308 18
neutral-300 n 840 16 -24 400 19
neutral-400 n 635 19 -6 560 19
neutral-600 n 487 22 -3 732 18
neutral-700 n 396 23 -3 815 15
neutral-900 n 248 19 3 935 9
primary-50 p 977 12 -13 262 32
primary-100 p 941 22 -12 305 45
primary-300 p 793 57 -5 520 75
primary-600 p 481 120 0 700 110
primary-700 p 399 100 0 800 100
primary-800 p 339 80 4 860 80
primary-900 p 294 67 5 948 30
accent-100 a 948 13 17 292 26
accent-500 a 614 103 3 640 100
accent-600 a 541 100 0 716 85
accent-700 a 478 88 0 770 68
accent-800 a 392 72 0 880 40
tint a 971 8 32 268 14
focus-ring p 891 37 -5 440 80
on-primary n 1000 0 0 200 40
on-accent n 1000 0 0 180 20
band-line p 399 100 0
band-light p 339 80 4
band-rgb p 294 67 5
shade-rgb p 229 46 3
mist-rgb p 793 57 -5
on-band-quiet p 851 37 0
on-band-soft p 937 22 -12
on-band-accent a 799 59 16
on-picture-accent a 299 37 10
veil-rgb n 988 9 -70 190 15
accent-rgb a 541 100 0`

/** The seed is used as chosen: the steps around it are shifted by its lightness. */
const FOLLOWS_SEED = /^(?:primary-[678]|accent-(?:[5-8]|rgb))/
/** Lightness of the seeds that the steps were measured with. */
const MEASURED: Record<string, number> = { p: 0.3992, a: 0.5413 }
const NEUTRAL_CHROMA = 0.062
/** Luminance of a seed that has 4.5:1 even on the tinted grounds. */
const MAX_LUMINANCE = 0.1423
/** Chroma limit of steps that do not follow their seed: a vivid tint would be too dark for text. */
const MAX_CHROMA = 0.18
/** Change of lightness when a seed is corrected. */
const CHANGE = 0.005

/** All colours of the site from two seeds (`#rrggbb`), for both schemes. */
export function themeColours(primary: string, accent: string): ThemeColours {
  const p = parseColour(primary)
  const a = parseColour(accent)
  const corrected = [p, a].flatMap((seed, index) => {
    if (luminanceOf(seed) <= MAX_LUMINANCE) return []
    while (luminanceOf(seed) > MAX_LUMINANCE) seed.light -= CHANGE
    return index === 0 ? primary : accent
  })
  const n = { ...p, chroma: Math.min(p.chroma, NEUTRAL_CHROMA) }
  const seeds: Record<string, Colour> = { p, a, n }
  const tokens = (isDark: boolean): Tokens =>
    Object.fromEntries(
      STEPS.trim()
        .split('\n')
        .map((line) => {
          const [name = '', of = '', light, chroma, hue, darkLight = light, darkChroma = chroma] =
            line.split(' ')
          const seed = seeds[of] ?? n
          const follows = FOLLOWS_SEED.test(name)
          const moved = !isDark && follows ? seed.light - (MEASURED[of] ?? 0) : 0
          const most = follows ? seed.chroma : Math.min(seed.chroma, MAX_CHROMA)
          const channels = channelsOf({
            light: Number(isDark ? darkLight : light) / 1000 + moved,
            chroma: (most * Number(isDark ? darkChroma : chroma)) / 100,
            // Bright greys are warm; dark ones have the hue of the seed.
            hue: seed.hue + (isDark && seed === n ? 0 : Number(hue)),
          })
          return [name, name.endsWith('-rgb') ? channels.join(' ') : hexOf(channels)]
        }),
    )
  return { light: tokens(false), dark: tokens(true), corrected }
}

const hexOf = (channels: number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
