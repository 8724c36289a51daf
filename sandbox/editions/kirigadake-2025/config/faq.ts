import type { EditionConfig } from '../../config.ts'
import { texts } from '../texts.ts'

type Triple = [en: string, ja: string, zh: string]

const ENTRY: Triple = ['Entry', 'エントリー', '报名']
const RACE: Triple = ['Race weekend', '大会当日', '比赛期间']
const AFTER: Triple = ['After the race', '大会後', '赛后']

const question = (id: string, group: Triple, asked: Triple, answer: Triple) => ({
  id,
  ...texts('group', ...group),
  ...texts('question', ...asked),
  ...texts('answer', ...answer),
})

export const faq: NonNullable<EditionConfig['faq']> = [
  question(
    'how-places-are-given',
    ENTRY,
    ['How are places given?', '参加枠はどのように決まりますか。', '名额怎么分配？'],
    [
      '<p>In order of entry. When an event is full, up to 50 people can join its waiting list.</p>',
      '<p>先着順です。定員に達した種目は、50人までキャンセル待ちを受け付けます。</p>',
      '<p>先到先得，按报名先后确认。项目满额后，可登记候补，每个项目最多 50 人。</p>',
    ],
  ),
  question(
    'which-document',
    ENTRY,
    ['Which document do I need?', '本人確認書類は必要ですか。', '需要什么证件？'],
    [
      '<p>If you live outside Japan, give the number of your passport and bring it to bib pick-up. If you live in Japan, no document number is asked for. Bring a photo ID to bib pick-up.</p><p>If you are under 18 on 23 May 2025, your guardian signs the declaration too and comes with you to bib pick-up.</p>',
      '<p>日本在住の方は、エントリー時に書類の番号は必要ありません。ナンバーカードの受け取りの際に顔写真付きの本人確認書類をご提示ください。海外在住の方は、パスポートの番号を入力し、受け取りの際に原本をお持ちください。</p><p>2025年5月23日に18歳未満の方は、保護者も誓約書に署名し、ナンバーカードの受け取りに同行してください。</p>',
      '<p>居住在日本以外的选手请填写护照号码，领取号码布时出示护照原件。居住在日本的选手报名时无须填写证件号码，领取号码布时出示带照片的证件。</p><p>2025 年 5 月 23 日未满 18 岁的，监护人须一同签署声明，并在领取号码布时陪同到场。</p>',
    ],
  ),
  question(
    'refund',
    ENTRY,
    ['Can I withdraw?', 'キャンセルできますか。', '可以退赛吗？'],
    [
      '<p>Yes. E-mail info@kirigadake.example by 18:00 on 30 April 2025, and we refund your fee less JPY 2,000. After that there is no refund. Places cannot be passed on.</p>',
      '<p>はい。2025年4月30日18:00までにメール（info@kirigadake.example）でお申し出いただければ、事務手数料2,000円を差し引いて返金します。それ以降の返金はありません。参加枠の譲渡はできません。</p>',
      '<p>可以。2025 年 4 月 30 日 18:00 前发邮件至 info@kirigadake.example 申请退赛，扣除 2000 日元手续费后退还报名费；逾期不退。名额不可转让。</p>',
    ],
  ),
  question(
    'waiting-list',
    ENTRY,
    [
      'When will I hear if I am on the waiting list?',
      'キャンセル待ちの結果はいつ分かりますか。',
      '候补什么时候有结果？',
    ],
    [
      '<p>We offer places that become available by e-mail, in the order of the list, from 8 April at 10:00 to 30 April at 18:00. You then have 72 hours to pay. If you have not heard from us by 30 April at 18:00, the list has closed and you pay nothing.</p>',
      '<p>4月8日10:00から4月30日18:00まで、空きが出るたびに順番にメールでご案内します。ご案内から72時間以内にお支払いください。4月30日18:00までに連絡がない場合は、キャンセル待ちは終了です。料金は発生しません。</p>',
      '<p>4 月 8 日 10:00 至 4 月 30 日 18:00，有空缺时按候补顺序发邮件通知，收到后请在 72 小时内付款。到 4 月 30 日 18:00 仍未收到通知的，候补结束，无须付费。</p>',
    ],
  ),
  question(
    'poles',
    RACE,
    ['Can I use poles?', 'ポールは使えますか。', '可以使用登山杖吗？'],
    [
      '<p>Yes, in the 100 km and the 50 km, with rubber tips on; not on Shiratsuru Bridge, where you carry them. In the 20 km poles are not allowed.</p>',
      '<p>100kmと50kmでは、先端にゴムキャップを付ければ使用できます。白鶴吊橋の上では手に持って渡ってください。20kmでは使用できません。</p>',
      '<p>100 公里与 50 公里可以使用，杖尖须套橡胶头；过白鹤吊桥时请手持。20 公里不得使用。</p>',
    ],
  ),
  question(
    'crew',
    RACE,
    ['Can friends help me?', 'サポートは受けられますか。', '可以有后援吗？'],
    [
      '<p>Only at Tanaoka School and at Takemori Shrine, inside the marked crew area. Pacers are not allowed.</p>',
      '<p>棚岡小学校と岳守神社の指定エリア内に限り受けられます。ペーサーは認めません。</p>',
      '<p>仅限棚冈小学与岳守神社两处，在划定的后援区内。不允许陪跑。</p>',
    ],
  ),
  question(
    'give-up',
    RACE,
    [
      'What if I have to stop?',
      '途中でリタイアする場合は、どうすればよいですか。',
      '中途退赛怎么办？',
    ],
    [
      '<p>Go to the next aid station and tell the staff; a car brings you to Yu Square. If you cannot walk, stay where you are, keep warm and call +81 260 00 0523.</p>',
      '<p>次のエイドまで進み、スタッフに申し出てください。車で湯の広場までお送りします。動けないときはその場で体を冷やさないようにして、0260-00-0523に電話してください。</p>',
      '<p>请走到下一个补给站告知工作人员，由车辆送回汤之广场。无法行走时请原地保暖，并拨打 +81 260 00 0523。</p>',
    ],
  ),
  question(
    'weather',
    RACE,
    ['What happens in bad weather?', '悪天候のときはどうなりますか。', '天气恶劣怎么办？'],
    [
      '<p>If a wind of more than 20 m/s or lightning is forecast for the summit, the 100 km and the 50 km skip it and go around it from Kumomi Hut. We decide on 23 May at 18:00 and post it on this site.</p>',
      '<p>山頂で風速20m/sを超える風または雷が予想される場合、100kmと50kmは山頂を通らず、雲見小屋から迂回します。5月23日18:00に決定し、このサイトでお知らせします。</p>',
      '<p>预报山顶风速超过 20 米/秒或有雷电时，100 公里与 50 公里不上山顶，从云见小屋绕行。5 月 23 日 18:00 作出决定，并在本网站公布。</p>',
    ],
  ),
  question(
    'results',
    AFTER,
    [
      'When are results and photos published?',
      '記録と写真はいつ公開されますか。',
      '成绩和照片什么时候公布？',
    ],
    [
      '<p>Results and certificates on Sunday, 25 May at 12:00, photos at 18:00 on the same day. You can object to a result until Wednesday, 4 June at 12:00.</p>',
      '<p>記録と完走証は5月25日（日）12:00、写真は同日18:00に公開します。記録への異議は6月4日（水）12:00まで受け付けます。</p>',
      '<p>成绩与完赛证书于 5 月 25 日（星期日）12:00 公布，照片于当日 18:00 公布。对成绩有异议的，请在 6 月 4 日（星期三）12:00 前提出。</p>',
    ],
  ),
  question(
    'lost',
    AFTER,
    ['I left something behind.', '忘れ物をしました。', '遗失了物品怎么办？'],
    [
      '<p>Write to info@kirigadake.example by 15 June. We post what was found; you pay the postage.</p>',
      '<p>6月15日までにinfo@kirigadake.exampleへご連絡ください。着払いでお送りします。</p>',
      '<p>请在 6 月 15 日前写信至 info@kirigadake.example。找到的物品可以寄出，邮费自付。</p>',
    ],
  ),
]
