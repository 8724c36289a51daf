import type { SiteConfig } from '#site-config/siteConfig.ts'
import type { CertificateLook, PhotoLook } from '../pictureTypes.ts'
import type { Words } from '../words.ts'

const PRIMARY = '#3f5b52'
const ACCENT = '#8a5a2b'

/** A plain certificate in the colours of the file. */
export function certificateOf({ theme }: SiteConfig, issuer: string): CertificateLook {
  const { primary = PRIMARY, accent = ACCENT } = theme ?? {}
  return {
    ink: primary,
    accent,
    frame: accent,
    paper: '#fcfbf8',
    ridges: ['#eef1ef', '#d5dcd8', '#b4c0ba', primary],
    mark: (x) =>
      `<circle cx="${x}" cy="92" r="28" fill="none" stroke="${accent}" stroke-width="5"/>`,
    words: {
      fonts: {
        serif: "'Noto Serif','Noto Serif SC',Georgia,serif",
        sans: "'Noto Sans','Noto Sans SC','Segoe UI',Arial,sans-serif",
      },
      title: 'CERTIFICATE',
      titleSize: 44,
      titleSpacing: 6,
      subtitle: 'of completion',
      finished: (race, item) => [`finished the ${item.en}`, race.en],
      netTime: 'Net time',
      gunTime: 'Gun time',
      bib: 'Bib',
      places: { overall: 'Overall', sex: 'By sex', group: 'Age group' },
      noPlace: 'Not ranked: not recorded at every timing mat',
      issuer,
      code: 'Certificate number',
    },
  }
}

const START: Words = { zh: '起点', en: 'Start', ja: 'スタート' }
const ON_THE_WAY: Words = { zh: '途中', en: 'On the course', ja: 'コース途中' }

export const photos: PhotoLook = {
  spots: [
    { sight: 'start', km: 0, place: START },
    { sight: 'trees', km: 1, place: ON_THE_WAY },
    { sight: 'hills', km: 8, place: ON_THE_WAY },
  ],
  lights: [
    {
      sky: ['#bcdbe6', '#e8f1ee'],
      sun: '#f5c877',
      ridges: ['#b9c8b4', '#93ad8f', '#6f9272'],
    },
  ],
  grounds: ['#d8cbb2'],
  roads: ['#e6d7b8'],
  arch: { post: PRIMARY, beam: ACCENT, start: 'START', finish: 'FINISH' },
  trees: { leaves: '#5d8a5c', fruit: '#d9a441' },
}
