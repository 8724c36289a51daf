import type { EditionConfig } from '../../config.ts'
import { picture, texts } from '../texts.ts'

type Source = NonNullable<EditionConfig['wonderfulPictures']>[number]
type Triple = [en: string, ja: string, zh: string]

const photo = (number: string, title: Triple, alt: Triple, isRecommend: boolean): Source => ({
  surfacePlotUrl: picture(`gallery-${number}-s`),
  surfacePlotUrlH5: picture(`gallery-${number}-h5`),
  src: picture(`gallery-${number}`),
  ...texts('title', ...title),
  ...texts('alt', ...alt),
  jumpUrl: '',
  isRecommend,
})

/** The eight recommended pictures come first, in the order of the home page's mosaic. */
export const wonderfulPictures: Source[] = [
  photo(
    '05',
    ['Sun in the fog', '霧の朝日', '雾中红日'],
    [
      'Two small runners before a great red sun in the fog',
      '霧に浮かぶ大きな朝日と二人の選手',
      '雾中巨大红日前，两个小小的身影',
    ],
    true,
  ),
  photo(
    '03',
    ['Waiting', '待つ人', '守候'],
    [
      'Crew wait by a lantern, a line of headlamps on the mountain',
      '灯りのそばで待つサポート隊、山にはランプの列',
      '后援在灯旁守候，山上头灯成线',
    ],
    true,
  ),
  photo(
    '12',
    ['The neighbour', '山の住人', '山中邻居'],
    [
      'A kamoshika watches from its rock as runners pass below',
      '岩の上から選手を見守るカモシカ',
      '岩上的鬣羚望着雾中跑过的选手',
    ],
    true,
  ),
  photo(
    '01',
    ['Noodles at night', '深夜のうどん', '深夜乌冬'],
    [
      'A runner eats noodles at the aid station stall',
      '屋台のエイドでうどんを食べる選手',
      '补给站摊前，选手端着一碗乌冬面',
    ],
    true,
  ),
  photo(
    '11',
    ['Together', 'ふたりのフィニッシュ', '终点相拥'],
    [
      'Two friends embrace at the finish under lanterns',
      '提灯の下、フィニッシュで抱き合う二人',
      '灯笼下，两人在终点相拥',
    ],
    true,
  ),
  photo(
    '09',
    ['Wood and ribbon', '木のメダル', '木制奖牌'],
    [
      'The finisher’s medal of wood on a red ribbon',
      '赤いリボンの木の完走メダル',
      '红绶带上的木制完赛奖牌',
    ],
    true,
  ),
  photo(
    '06',
    ['Stepping stones', '飛び石', '踏石过溪'],
    [
      'A runner strides from stone to stone across a stream',
      '飛び石で沢を渡る選手',
      '选手踩着石头跨过溪流',
    ],
    true,
  ),
  photo(
    '10',
    ['One stroke', '鈴の音ひとつ', '铃声一响'],
    ['A runner shakes the shrine bell by its rope', '鈴の緒を引く選手', '选手拉动神社铃绳'],
    true,
  ),
  photo(
    '02',
    ['Dry socks', '靴下を替える', '换双干袜'],
    [
      'A runner changes socks on a bench while a friend waits',
      'ベンチで靴下を替える選手と待つ仲間',
      '选手坐在长凳上换袜子，同伴等候',
    ],
    false,
  ),
  photo(
    '04',
    ['The steep part', '急登', '陡坡'],
    [
      'Two runners lean on their poles on a steep climb',
      '急な登りをポールで進む二人',
      '陡坡上，两名选手撑杖攀登',
    ],
    false,
  ),
  photo(
    '07',
    ['Checked in', '関門', '关门点'],
    [
      'Volunteers check runners in at a checkpoint by night',
      '夜の関門で選手を迎えるボランティア',
      '夜色中，关门点志愿者为选手打卡',
    ],
    false,
  ),
  photo(
    '08',
    ['On duty', '見張り番', '值守'],
    [
      'A Shiba dog stands on a ridge rock as runners come up',
      '稜線の岩に立つ柴犬と登ってくる選手',
      '柴犬立在山脊岩石上，选手走来',
    ],
    false,
  ),
]
