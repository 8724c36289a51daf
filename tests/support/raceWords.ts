import { yanling2024 } from '#editions/yanling-2024/edition.ts'
import type { EditionConfig } from '#sandbox/editions/config.ts'
import { kirigadake2025 } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { pontarva2027 } from '#sandbox/editions/pontarva-2027/edition.ts'

/**
 * Per race: its configuration, the folder of its pictures, and names of the race and of places on its
 * course, in every script.
 */
const RACES = {
  'yanling-2024': {
    config: yanling2024,
    folder: 'edition-2024',
    names: [
      ...['yanling', '燕岭', '燕嶺', '青峡', '清水湖', '柿子岭'],
      ...['qingxia', 'qingshui', 'shizi ridge'],
    ],
  },
  'kirigadake-2025': {
    config: kirigadake2025.config,
    folder: 'kirigadake-2025',
    names: [
      ...['kirigadake', '霧ヶ岳', '雾之岳', '雾岳', 'kirisato', '霧里', '雾里', 'takemori', '岳守'],
      ...['tanaoka', '棚岡', '棚冈', 'kumomi', '雲見', '云见', 'shiratsuru', '白鶴', '白鹤'],
    ],
  },
  'pontarva-2027': {
    config: pontarva2027.config,
    folder: 'pontarva-2027',
    names: ['pontarva', 'cegonhas', 'amieiros', 'stork bridge', 'alder park'],
  },
}

const escaped = (words: string[]) =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

const AMOUNT = (fee: number) => `${fee}|${fee.toLocaleString('en')}`

const ownWords = ({ theme, raceItems = [], hotLine, race }: EditionConfig) => [
  escaped([theme?.primary, theme?.accent].flatMap((colour) => colour ?? [])),
  escaped([hotLine?.phone, hotLine?.phoneEn].flatMap((phone) => phone || [])),
  escaped([race?.shortName, race?.shortNameEn, race?.place].flatMap((name) => name || [])),
  ...raceItems.flatMap(({ fee, climbM }) => [
    ...(fee
      ? [`(?:CNY|JPY|EUR|[¥￥€]) ?(?:${AMOUNT(fee)})\\b`, `\\b(?:${AMOUNT(fee)}) ?[元円]`]
      : []),
    ...(climbM ? [`\\b(?:${AMOUNT(climbM)}) ?(?:m|米)\\b`] : []),
  ]),
]

const everyWord = Object.values(RACES).flatMap(({ config, folder, names }) => [
  escaped([...names, folder]),
  ...ownWords(config),
])

/** Whatever belongs to one race: names, places, colours, prices, climbs, phones, pictures. */
export const raceWords = () => new RegExp(everyWord.filter(Boolean).join('|'), 'giu')

/** What the sandbox's own races and places on their courses are called. */
export const sandboxNames = () =>
  new RegExp(
    escaped(
      [RACES['kirigadake-2025'], RACES['pontarva-2027']].flatMap(({ folder, names }) => [
        folder,
        ...names,
      ]),
    ),
    'giu',
  )
