import { saveCourses } from '../saveCourses.mjs'
import { bounds, nodes, toEarth, trail } from './trails.mjs'

/** @typedef {import('../coursePlaces.mjs').Place} Place */
/** @typedef {[en: string, ja: string, zh: string]} Words */

const FOLDER = '/kirigadake-2025/course'

/** @type {Record<string, Words>} */
const NAMES = {
  square: ['Yu Square', '湯の広場', '汤之广场'],
  suginoki: ['Suginoki Pass', '杉ノ木峠', '杉之木垭口'],
  tanaoka: ['Tanaoka School', '棚岡小学校', '棚冈小学'],
  kumomi: ['Kumomi Hut', '雲見小屋', '云见小屋'],
  summit: ['Kirigadake', '霧ヶ岳', '雾之岳'],
  bridge: ['Shiratsuru Bridge', '白鶴吊橋', '白鹤吊桥'],
  shrine: ['Takemori Shrine', '岳守神社', '岳守神社'],
  hoshimi: ['Hoshimi Ridge', '星見尾根', '星见山脊'],
  minamisawa: ['Minamisawa', '南沢', '南泽'],
  yumi: ['Yumi Pass', '弓峠', '弓垭口'],
  lookout: ['Tanimi lookout', '谷見展望台', '谷见观景台'],
}

/** @param {string} node */
const named = (node) => {
  const [nameEn = '', nameJa = '', name = ''] = NAMES[node] ?? []
  return { name, nameEn, nameJa }
}

/**
 * A race: its stops with kilometre, what is there, and the cut-off.
 * @typedef {object} Stop
 * @property {string} node
 * @property {number} km
 * @property {string[]} kinds
 * @property {string} [cutOff]
 */

/** @param {string} node @param {number} km @param {string[]} kinds @param {string} [cutOff] @returns {Stop} */
const stop = (node, km, kinds, cutOff) => ({ node, km, kinds, ...(cutOff && { cutOff }) })
const STATION = ['mat', 'water', 'toilet']
const DOCTOR = [...STATION, 'medical']

/** @type {{ id: string, distance: Words, stops: Stop[], turns: import('../contours.mjs').Point[] }[]} */
const RACES = [
  {
    id: '100k',
    distance: ['100 km', '100km', '100 公里'],
    stops: [
      stop('square', 0, ['start', 'toilet']),
      stop('suginoki', 12, STATION),
      stop('tanaoka', 24, DOCTOR, '2025-05-24 05:00'),
      stop('kumomi', 38, DOCTOR),
      stop('summit', 46, ['summit']),
      stop('bridge', 55, ['landmark']),
      stop('shrine', 58, DOCTOR, '2025-05-24 15:00'),
      stop('hoshimi', 74, ['mat', 'water']),
      stop('minamisawa', 84, STATION),
      stop('yumi', 93, ['mat', 'water']),
      stop('square', 100, ['finish', 'medical'], '2025-05-25 02:00'),
    ],
    turns: [
      [0, 640],
      [6, 905],
      [8, 860],
      [12, 1180],
      [18, 760],
      [20, 845],
      [24, 520],
      [31, 1130],
      [33, 1040],
      [38, 1610],
      [42, 1540],
      [46, 1982],
      [51, 1180],
      [53, 1260],
      [55, 790],
      [58, 710],
      [63, 1120],
      [66, 930],
      [74, 1340],
      [79, 890],
      [81, 960],
      [84, 620],
      [93, 980],
      [97, 720],
      [98, 760],
      [100, 640],
    ],
  },
  {
    id: '50k',
    distance: ['50 km', '50km', '50 公里'],
    stops: [
      stop('square', 0, ['start', 'toilet']),
      stop('kumomi', 12, DOCTOR, '10:00'),
      stop('summit', 20, ['summit']),
      stop('bridge', 29, ['landmark']),
      stop('shrine', 32, DOCTOR, '15:00'),
      stop('yumi', 43, ['mat', 'water']),
      stop('square', 50, ['finish', 'medical'], '20:00'),
    ],
    turns: [
      [0, 640],
      [5, 1010],
      [6.5, 950],
      [12, 1610],
      [16, 1540],
      [20, 1982],
      [25, 1180],
      [27, 1260],
      [29, 790],
      [32, 710],
      [43, 980],
      [47, 720],
      [48, 760],
      [50, 640],
    ],
  },
  {
    id: '20k',
    distance: ['20 km', '20km', '20 公里'],
    stops: [
      stop('square', 0, ['start', 'toilet']),
      stop('lookout', 9, ['mat', 'water']),
      stop('yumi', 13, ['mat', 'water']),
      stop('square', 20, ['finish', 'medical'], '16:00'),
    ],
    turns: [
      [0, 640],
      [3, 700],
      [5, 660],
      [9, 870],
      [10, 840],
      [13, 980],
      [17, 720],
      [18, 760],
      [20, 640],
    ],
  },
]

saveCourses(
  FOLDER,
  RACES.map(({ id, distance: [en, ja, zh], stops, turns }) => {
    const { line, positionAt } = trail(
      stops.map(({ node }) => node),
      turns,
    )
    const passed = new Set(stops.map(({ node }) => node))
    return {
      file: `${FOLDER}/${id}`,
      name: `2025 雾之岳越野赛 ${zh}`,
      nameEn: `Kirigadake Trail 2025, ${en}`,
      nameJa: `霧ヶ岳トレイル2025 ${ja}`,
      creator: 'Kirigadake Trail',
      ground: {
        picture: '/kirigadake-2025/course-relief.avif',
        pictureH5: '/kirigadake-2025/course-relief-h5.avif',
        bbox: bounds,
      },
      line,
      places: [
        ...stops.flatMap(({ node, km, kinds, cutOff }) =>
          kinds.map((kind, index) => ({
            kind,
            km,
            ...named(node),
            ...(cutOff && index === 0 && { cutOff }),
            at: positionAt(km),
          })),
        ),
        // Every course map shows the summit, also where the course does not pass it.
        ...(passed.has('summit')
          ? []
          : [{ kind: 'summit', ...named('summit'), at: toEarth(nodes['summit'] ?? [0, 0]) }]),
      ],
    }
  }),
)
