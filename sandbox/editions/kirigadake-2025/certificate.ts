import type { CertificateLook } from '../pictureTypes.ts'

const INDIGO = '#1a2150'
const PAPER = '#f7f3e9'

export const certificate: CertificateLook = {
  ink: INDIGO,
  accent: '#b3241f',
  frame: '#6b7442',
  paper: PAPER,
  ridges: ['#e2e4e2', '#c9cfd6', '#98a1b8', '#2b3570'],
  mark: (x) => `
<circle cx="${x + 20}" cy="72" r="9" fill="#b3241f"/>
<path fill="${INDIGO}" d="M${x - 42} 118 L${x - 4} 62 L${x + 6} 74 L${x + 12} 68 L${x + 42} 118Z"/>
<path fill="${PAPER}" d="M${x - 34} 98 h40 a4 4 0 0 1 0 8 h-46Z"/>`,
  words: {
    fonts: {
      serif: "'Noto Serif CJK JP','Hiragino Mincho ProN','Yu Mincho','Songti SC',serif",
      sans: "'Noto Sans CJK JP','Hiragino Sans','Yu Gothic','PingFang SC',sans-serif",
    },
    title: 'CERTIFICATE OF COMPLETION',
    titleSize: 44,
    titleSpacing: 3,
    subtitle: '完走証 · 完赛证书',
    finished: ({ en, ja = en, zh }, item, km) => [
      `finished the ${km} km of ${en}`,
      `${ja} ${item.ja ?? item.en} 完走　·　完成 ${zh} ${item.zh}`,
    ],
    netTime: 'Net time　ネットタイム　净成绩',
    gunTime: 'Gun time グロスタイム 枪声成绩',
    bib: 'Bib ナンバーカード 参赛号',
    places: {
      overall: 'Overall 総合 总名次',
      sex: 'By sex 男女別 男女',
      group: 'Age group 年代別 组别',
    },
    noPlace:
      'Not ranked: not recorded at every timing mat · 計測不備のため順位なし · 缺少计时点数据，不列名次',
    issuer: 'Kirigadake Trail Committee 霧ヶ岳トレイル実行委員会',
    code: 'Certificate number 完走証番号 证书编号',
  },
}
