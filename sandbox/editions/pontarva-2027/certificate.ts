import type { CertificateLook } from '../pictureTypes.ts'

const RIVER = '#17586a'
const CLAY = '#9c3b12'

export const certificate: CertificateLook = {
  ink: RIVER,
  accent: CLAY,
  frame: '#7fb4c2',
  paper: '#fbf8f1',
  ridges: ['#e8f1ee', '#b7d4d8', '#6fa6b3', RIVER],
  mark: (x) => `
<g fill="none" stroke-linecap="round">
<path stroke="${RIVER}" stroke-width="6" d="M${x - 36} 98 A36 36 0 0 1 ${x + 36} 98 M${x - 18} 98 A18 18 0 0 1 ${x + 18} 98"/>
<path stroke="${CLAY}" stroke-width="6" d="M${x - 36} 114 q9 -9 18 0 t18 0 t18 0 t18 0"/>
</g>`,
  words: {
    fonts: {
      serif: "'Noto Serif','Georgia','Times New Roman',serif",
      sans: "'Noto Sans','Segoe UI','Helvetica Neue',Arial,sans-serif",
    },
    title: 'DIPLOMA',
    titleSize: 48,
    titleSpacing: 8,
    subtitle: 'Certificate of completion',
    finished: ({ en, pt = en }, item) => [
      `concluiu a prova ${item.pt ?? item.en} · ${pt}`,
      `finished the ${item.en} · ${en}`,
    ],
    netTime: 'Tempo líquido · Net time',
    gunTime: 'Tempo oficial · Gun time',
    bib: 'Dorsal · Bib',
    places: {
      overall: 'Geral · Overall',
      sex: 'Género · By sex',
      group: 'Escalão · Age group',
    },
    noPlace:
      'Sem classificação: falta um ponto de controlo · Not ranked: not recorded at every timing mat',
    issuer: 'Correr em Pontarva',
    code: 'Diploma n.º · Certificate number',
  },
}
