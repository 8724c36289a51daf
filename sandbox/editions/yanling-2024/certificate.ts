import type { CertificateLook } from '../pictureTypes.ts'

const PINE = '#14352a'

export const certificate: CertificateLook = {
  ink: PINE,
  accent: '#b8390e',
  frame: '#c9a55a',
  paper: '#fffdf4',
  ridges: ['#e3ddc6', '#b5c7b5', '#6d9580', '#2c5c49'],
  mark: (x) => `
<circle cx="${x}" cy="92" r="30" fill="${PINE}"/>
<circle cx="${x + 8}" cy="84" r="9" fill="#e8793a"/>
<path fill="#fbfaf4" d="M${x - 26} 106 L${x - 8} 82 L${x + 3} 96 L${x + 12} 86 L${x + 26} 106 A30 30 0 0 1 ${x - 26} 106Z"/>`,
  words: {
    fonts: {
      serif: "'Songti SC','Noto Serif CJK SC',SimSun,serif",
      sans: "'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif",
    },
    title: '完赛证书',
    titleSize: 58,
    titleSpacing: 14,
    subtitle: 'CERTIFICATE OF COMPLETION',
    finished: (race, _, km) => [`完成 ${race.zh} ${km} 公里`, `finished the ${race.en}, ${km} km`],
    netTime: '净成绩 Net time',
    gunTime: '枪声成绩 Gun time',
    bib: '参赛号 Bib',
    places: { overall: '总名次 Overall', sex: '性别名次 By sex', group: '组别名次 Age group' },
    noPlace: '缺少计时点数据，只列成绩，不列名次 · Not ranked: not recorded at every timing mat',
    issuer: '燕岭马拉松组委会 Yanling Mountain Marathon Organising Committee',
    code: '证书编号 Certificate number',
  },
}
