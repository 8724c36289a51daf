import { kirigadake2025 } from '../../sandbox/editions/kirigadake-2025/edition.ts'
import { pontarva2027 } from '../../sandbox/editions/pontarva-2027/edition.ts'
import { yanling2024 } from '#editions/yanling-2024/edition.ts'

/** Names of the races and of places on their courses, in every script. */
const NAMES = [
  ...['yanling', '燕岭', '燕嶺', '青峡', '清水湖', '柿子岭', 'qingxia', 'qingshui', 'shizi ridge'],
  ...['kirigadake', '霧ヶ岳', '雾之岳', '雾岳', 'kirisato', '霧里', '雾里', 'takemori', '岳守'],
  ...['tanaoka', '棚岡', '棚冈', 'kumomi', '雲見', '云见', 'shiratsuru', '白鶴', '白鹤'],
  ...['pontarva', 'cegonhas', 'amieiros', 'stork bridge', 'alder park'],
]
/** Folders with pictures of a race. */
const FOLDERS = ['edition-2024', 'kirigadake-2025', 'pontarva-2027']

const escaped = (words: string[]) =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

const AMOUNT = (fee: number) => `${fee}|${fee.toLocaleString('en')}`

const OWN = [yanling2024, kirigadake2025.config, pontarva2027.config].flatMap(
  ({ theme, raceItems = [], hotLine, race }) => [
    escaped([theme?.primary, theme?.accent].flatMap((colour) => colour ?? [])),
    escaped([hotLine?.phone, hotLine?.phoneEn].flatMap((phone) => phone || [])),
    escaped([race?.shortName, race?.shortNameEn, race?.place].flatMap((name) => name || [])),
    ...raceItems.flatMap(({ fee, climbM }) => [
      ...(fee
        ? [`(?:CNY|JPY|EUR|[¥￥€]) ?(?:${AMOUNT(fee)})\\b`, `\\b(?:${AMOUNT(fee)}) ?[元円]`]
        : []),
      ...(climbM ? [`\\b(?:${AMOUNT(climbM)}) ?(?:m|米)\\b`] : []),
    ]),
  ],
)

/** Texts that belong to one race: names, places, colours, prices, climbs, phones, pictures. */
export const raceWords = () =>
  new RegExp([escaped([...NAMES, ...FOLDERS]), ...OWN].filter(Boolean).join('|'), 'giu')
