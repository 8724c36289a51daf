import type { PhotoLook, PhotoSpot } from '../pictureTypes.ts'

const spot = (
  sight: PhotoSpot['sight'],
  km: number,
  itemId: string,
  [en, ja, zh]: [en: string, ja: string, zh: string],
): PhotoSpot => ({ sight, km, itemIds: [itemId], place: { zh, en, ja } })

const SUGINOKI: [string, string, string] = ['Suginoki Pass', '杉ノ木峠', '杉之木垭口']
const TANAOKA: [string, string, string] = ['Tanaoka terraces', '棚岡の棚田', '棚冈梯田']
const LOOKOUT: [string, string, string] = ['Tanimi lookout', '谷見展望台', '谷见观景台']
const KUMOMI: [string, string, string] = ['Kumomi Hut', '雲見小屋', '云见小屋']
const SUMMIT: [string, string, string] = ['Summit of Kirigadake', '霧ヶ岳山頂', '雾之岳山顶']
const BRIDGE: [string, string, string] = ['Shiratsuru Bridge', '白鶴吊橋', '白鹤吊桥']
const SHRINE: [string, string, string] = ['Takemori Shrine', '岳守神社', '岳守神社']
const RIDGE: [string, string, string] = ['Hoshimi Ridge', '星見尾根', '星见山脊']
const YUMI: [string, string, string] = ['Yumi Pass', '弓峠', '弓垭口']

/** Night, fog, first light and dusk. */
export const photos: PhotoLook = {
  spots: [
    {
      sight: 'start',
      km: 0,
      place: { zh: '汤之广场，起点', en: 'Yu Square, start', ja: '湯の広場（スタート）' },
    },
    spot('cedars', 12, '100k', SUGINOKI),
    spot('terraces', 24, '100k', TANAOKA),
    spot('hills', 38, '100k', KUMOMI),
    spot('hills', 46, '100k', SUMMIT),
    spot('ropeBridge', 55, '100k', BRIDGE),
    spot('cedars', 58, '100k', SHRINE),
    spot('hills', 74, '100k', RIDGE),
    spot('cedars', 93, '100k', YUMI),
    spot('hills', 12, '50k', KUMOMI),
    spot('hills', 20, '50k', SUMMIT),
    spot('ropeBridge', 29, '50k', BRIDGE),
    spot('cedars', 32, '50k', SHRINE),
    spot('cedars', 43, '50k', YUMI),
    spot('terraces', 9, '20k', LOOKOUT),
    spot('cedars', 13, '20k', YUMI),
  ],
  lights: [
    { sky: ['#1a2150', '#566089'], sun: '#f4efe4', ridges: ['#566089', '#2b3570', '#1a2150'] },
    { sky: ['#98a1b8', '#f4efe4'], sun: '#b3241f', ridges: ['#98a1b8', '#566089', '#3f4a2e'] },
    { sky: ['#c9cfd6', '#e2e4e2'], sun: '#f4efe4', ridges: ['#c9cfd6', '#98a1b8', '#6b7442'] },
    { sky: ['#566089', '#d9b8a6'], sun: '#b3241f', ridges: ['#98a1b8', '#566089', '#2b3570'] },
  ],
  grounds: ['#6b7442', '#a3a768', '#7d8650'],
  roads: ['#b8ad94', '#a89c84', '#c6bda8'],
  arch: {
    post: '#7c1519',
    beam: '#b3241f',
    start: 'スタート START',
    finish: 'フィニッシュ FINISH',
  },
  trees: { leaves: '#3f4a2e', fruit: '#6b7442' },
}
