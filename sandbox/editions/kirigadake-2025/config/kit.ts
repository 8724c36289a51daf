import type { EditionConfig } from '../../config.ts'
import { texts } from '../texts.ts'

type Kit = NonNullable<EditionConfig['mandatoryKit']>
type Triple = [en: string, ja: string, zh: string]

const item = (text: Triple, note: Triple, ...itemIds: string[]): Kit[number] => ({
  ...texts('text', ...text),
  ...texts('note', ...note),
  itemIds,
})

/** What every runner carries from start to finish. Without item ids: in every event. */
export const mandatoryKit: Kit = [
  item(
    ['Rain jacket', 'レインジャケット', '冲锋衣'],
    [
      'waterproof, with a hood and sealed seams',
      '防水素材、フード付き、シームテープ加工（縫い目の防水処理）',
      '防水、带帽、压胶',
    ],
  ),
  item(
    ['Mobile phone', '携帯電話', '手机'],
    [
      'charged, with +81 260 00 0523 stored in it',
      '充電し、大会本部0260-00-0523を登録しておくこと',
      '充满电，并存入赛事电话 +81 260 00 0523',
    ],
  ),
  item(
    ['Whistle', 'ホイッスル', '哨子'],
    ['within reach while you run', '走りながら手の届く位置に', '放在跑动中随手可取的位置'],
  ),
  item(
    ['Cup', 'マイカップ', '水杯'],
    [
      'there are no paper cups at the aid stations',
      'エイドに紙コップはありません',
      '补给站不提供纸杯',
    ],
  ),
  item(
    ['Emergency blanket', 'エマージェンシーシート', '保温毯'],
    ['at least 140 × 200 cm', '140×200cm以上', '不小于 140×200 厘米'],
  ),
  item(
    ['First-aid set', 'ファーストエイドキット', '急救包'],
    [
      'dressings, tape and an elastic bandage',
      '絆創膏・テーピング・伸縮包帯',
      '创可贴、胶带与弹性绷带',
    ],
  ),
  item(
    ['1 litre of water', '水1リットル', '1 升水'],
    ['carried at the start', 'スタート時に携行', '起点时须带足'],
    '100k',
    '50k',
  ),
  item(
    ['Half a litre of water', '水500ml', '0.5 升水'],
    ['carried at the start', 'スタート時に携行', '起点时须带足'],
    '20k',
  ),
  item(
    ['Two headlamps', 'ヘッドランプ2個', '两盏头灯'],
    ['with spare batteries for each', 'それぞれに予備電池', '各备一套电池'],
    '100k',
  ),
  item(
    ['Headlamp', 'ヘッドランプ', '头灯'],
    [
      'with spare batteries: it is dark before the cut-off',
      '予備電池も必要。制限時間前に日が暮れます',
      '备用电池一套：关门前天色已黑',
    ],
    '50k',
  ),
  item(
    ['Red rear light', '赤色の後方ライト', '红色尾灯'],
    ['switched on from dusk to dawn', '日没から日の出まで点灯', '日落至日出须开启'],
    '100k',
  ),
  item(
    ['Warm layer and gloves', '防寒着と手袋', '保暖层与手套'],
    [
      'a long-sleeved top besides the rain jacket',
      'レインジャケットとは別の長袖',
      '冲锋衣之外的长袖上衣',
    ],
    '100k',
    '50k',
  ),
  item(
    ['Food', '行動食', '行动食物'],
    ['at least 800 kcal at the start', 'スタート時に800kcal以上', '起点时不少于 800 千卡'],
    '100k',
    '50k',
  ),
]

const NAMES: Record<string, Triple> = {
  '100k': ['100 km', '100km', '100 公里'],
  '50k': ['50 km', '50km', '50 公里'],
  '20k': ['20 km', '20km', '20 公里'],
}

/** The list as HTML, in the language at `at` of each triple. */
export function kitList(language: 'en' | 'ja' | 'zh'): string {
  const at = { en: 0, ja: 1, zh: 2 }[language]
  const suffix = { en: 'En', ja: 'Ja', zh: '' } as const
  const separator = language === 'en' ? ': ' : '：'
  const lines = (kit: Kit) =>
    kit
      .map((one) => {
        const text = one[`text${suffix[language]}`] ?? ''
        const note = one[`note${suffix[language]}`] ?? ''
        return `<li><strong>${text}</strong>${separator}${note}</li>`
      })
      .join('')
  const own = (itemId: string) => mandatoryKit.filter(({ itemIds }) => itemIds?.includes(itemId))
  const all = mandatoryKit.filter(({ itemIds }) => !itemIds?.length)
  const allTitle = ['Every event', '全種目', '所有项目'][at]
  const parts = Object.entries(NAMES).map(
    ([itemId, name]) => `<h2 id="${itemId}">${name[at]}</h2><ul>${lines(own(itemId))}</ul>`,
  )
  return `<h2 id="all">${allTitle}</h2><ul>${lines(all)}</ul>${parts.join('')}`
}
