import type { SiteDocument } from '#site-config/siteDocument.ts'
import { table } from '../table.ts'
import { at, texts } from '../texts.ts'
import { bibPickUpHours } from './bibPickUp.ts'

export const raceRules: Partial<SiteDocument> = {
  id: 'race-rules',
  time: at('2025-01-06 10:00'),
  ...texts('title', 'Race rules 2025', '2025年大会要項', '2025 竞赛规程'),
  ...texts(
    'summary',
    'Events, cut-offs, ages, fees, timing and penalties.',
    '種目、制限時間、参加資格、参加料、計測、失格について。',
    '项目、关门时间、年龄、费用、计时与罚则。',
  ),
  ...texts(
    'content',
    `<h2 id="events">Events</h2><p>Kirigadake Trail is held from Friday, 23 May to Sunday, 25 May 2025. All events start and finish in Yu Square, Kirisato Onsen.</p>
${table(
  'Events, places and fees',
  ['Event', '>Climb', 'Start', 'Finish by', '>Places', '>Fee', 'Age by 31 December'],
  [
    [
      '100 km',
      '3,660 m',
      'Friday, 23 May, 22:00',
      'Sunday, 25 May, 2:00 (28 hours)',
      '250',
      'JPY 32,000',
      '20 or over',
    ],
    [
      '50 km',
      '1,860 m',
      'Saturday, 24 May, 6:00',
      'Saturday, 24 May, 20:00 (14 hours)',
      '350',
      'JPY 18,000',
      '18 or over',
    ],
    [
      '20 km',
      '450 m',
      'Saturday, 24 May, 10:00',
      'Saturday, 24 May, 16:00 (6 hours)',
      '300',
      'JPY 9,000',
      '16 or over',
    ],
  ],
)}
<p>The age is the one you reach in 2025: born on or before 31 December 2005 for the 100 km, 31 December 2007 for the 50 km and 31 December 2009 for the 20 km. If you are under 18 on 23 May 2025, a guardian signs the declaration as well and comes with you to bib pick-up.</p>
<h2 id="experience">Experience</h2><p>For the 100 km you need a finish of a trail race of at least 50 km, or of a marathon, since 1 January 2022. You name it in the form; there is no such condition for the other events.</p>
<h2 id="entry">Entry</h2><p>Entries are open from 1 February 2025 at 12:00 to the end of 31 March, or until an event and its waiting list are full. Places are given in order of entry and are held for 7 days. If they are not paid for by then, they lapse. See <a href="#/race-information/registration-instructions">How to enter</a>.</p>
<h2 id="cut-offs">Cut-offs</h2><p>You must have <strong>left</strong> the aid station by the times below, and reached the finish by the last one. If not, you must stop, and we bring you back by car.</p>
${table(
  'Cut-off points',
  ['Place', '>100 km', '>50 km'],
  [
    ['Kumomi Hut', '—', '12 km: Saturday, 10:00'],
    ['Tanaoka School', '24 km: Saturday, 5:00', '—'],
    ['Takemori Shrine', '58 km: Saturday, 15:00', '32 km: Saturday, 15:00'],
    ['Finish', 'Sunday, 2:00', 'Saturday, 20:00'],
  ],
)}
<p>The 20 km has one cut-off, at the finish: Saturday, 16:00.</p>
<h2 id="bib-pick-up">Bib pick-up</h2><p>You collect your bib in person at Kirisato Community Hall.</p>${bibPickUpHours.en}
<h2 id="kit">Kit</h2><p>The <a href="#/race-information/mandatory-kit">mandatory kit</a> is checked when you collect your bib, and spot checks are made on the way. Each missing item adds a 30-minute penalty. If your headlamp, rain jacket or phone is missing, you are disqualified.</p>
<h2 id="poles-and-crew">Poles and crew</h2><p>Poles are allowed in the 100 km and the 50 km, with rubber tips on. Carry them across Shiratsuru Bridge. In the 20 km poles are not allowed.</p><p>Your crew may help you only at Tanaoka School and at Takemori Shrine, inside the marked crew area. Pacers are not allowed.</p>
<h2 id="timing">Timing</h2><p>The chip is on the back of your bib. Ranking is by gun time; net time is shown beside it. There are timing mats at the start, at the aid stations and at the finish. If a mat did not record you, you have a time but are not ranked.</p>
<h2 id="results">Results and awards</h2><p>Results and certificates are available under <a href="#/score-search">Results</a> from Sunday, 25 May at 12:00. To object, e-mail info@kirigadake.example by 12:00 on Wednesday, 4 June. The first six men and women of each event receive rice and a bath towel from Kirisato; there is no prize money.</p>
<h2 id="medical">Medical cover</h2><p>A doctor and nurses are at Tanaoka School, Kumomi Hut, Takemori Shrine and Yu Square; guides with a radio and a defibrillator move along the courses. Everybody is insured. You must not run if you have a condition that rules out long-distance running, are pregnant, have drunk alcohol on the day, or have a fever.</p>
<h2 id="penalties">Penalties</h2><p>You are disqualified if you cut the course, run with the bib of somebody else, accept food, drink or kit from your crew outside the crew areas, or leave litter. Help in an emergency is always allowed.</p>
<h2 id="changes">Changes</h2><p>We may change, shorten or stop the race for the sake of safety. If it is cancelled before the start we refund half of the fee; after the start there is no refund.</p>`,
    `<h2 id="events">種目</h2><p>霧ヶ岳トレイルは、2025年5月23日（金）から25日（日）まで開催します。全種目とも、霧里温泉・湯の広場がスタートとフィニッシュです。</p>
${table(
  '種目・定員・参加料',
  ['種目', '>累積標高', 'スタート', '制限時間', '>定員', '>参加料', '>年齢（2025年内）'],
  [
    [
      '100km',
      '3,660m',
      '5月23日（金）22:00',
      '5月25日（日）2:00（28時間）',
      '250人',
      '32,000円',
      '20歳以上',
    ],
    [
      '50km',
      '1,860m',
      '5月24日（土）6:00',
      '5月24日（土）20:00（14時間）',
      '350人',
      '18,000円',
      '18歳以上',
    ],
    [
      '20km',
      '450m',
      '5月24日（土）10:00',
      '5月24日（土）16:00（6時間）',
      '300人',
      '9,000円',
      '16歳以上',
    ],
  ],
)}
<p>年齢は2025年中に達する年齢です。100kmは2005年12月31日以前、50kmは2007年12月31日以前、20kmは2009年12月31日以前に生まれた方が対象です。2025年5月23日に18歳未満の方は、保護者も誓約書に署名し、ナンバーカードの受け取りに同行してください。</p>
<h2 id="experience">参加資格</h2><p>100kmに参加できるのは、2022年1月1日以降に50km以上のトレイルレース、またはフルマラソンを完走した方です。エントリー時に大会名を申告していただきます。50kmと20kmに完走経験の条件はありません。</p>
<h2 id="entry">エントリー</h2><p>受付は2025年2月1日12:00から3月31日24:00までです。定員とキャンセル待ちが埋まった種目は、その時点で締め切ります。先着順で、参加枠は送信から7日間確保し、期限内にお支払いがない場合は失効します。詳しくは<a href="#/race-information/registration-instructions">エントリー方法</a>をご覧ください。</p>
<h2 id="cut-offs">関門・フィニッシュ閉鎖時刻</h2><p>次の時刻までにエイドを<strong>出発</strong>していない場合は競技終了とし、車で会場までお送りします。フィニッシュは到着の時刻です。</p>
${table(
  '関門とフィニッシュ閉鎖時刻',
  ['場所', '>100km', '>50km'],
  [
    ['雲見小屋', '—', '12km地点：土曜日10:00'],
    ['棚岡小学校', '24km地点：土曜日5:00', '—'],
    ['岳守神社', '58km地点：土曜日15:00', '32km地点：土曜日15:00'],
    ['フィニッシュ', '日曜日2:00', '土曜日20:00'],
  ],
)}
<p>20kmに関門はありません。フィニッシュの閉鎖は土曜日16:00です。</p>
<h2 id="bib-pick-up">ナンバーカードの受け取り</h2><p>霧里公民館で本人が受け取ってください。</p>${bibPickUpHours.ja}
<h2 id="kit">必携品</h2><p>ナンバーカードの受け取り時に<a href="#/race-information/mandatory-kit">必携品</a>を確認し、コース上でも抜き打ちで確認します。不足は1点につき30分のペナルティです。ヘッドランプ・レインジャケット・携帯電話が不足している場合は失格とします。</p>
<h2 id="poles-and-crew">ポールとサポート</h2><p>100kmと50kmでは、先端にゴムキャップを付ければポールを使用できます。白鶴吊橋の上では手に持って渡ってください。20kmでは使用できません。</p><p>サポートは、棚岡小学校と岳守神社の指定エリア内に限り受けられます。ペーサーは認めません。</p>
<h2 id="timing">計測</h2><p>計測チップはナンバーカードの裏にあります。順位はグロスタイムで決め、ネットタイムを併記します。計測マットはスタート、各エイド、フィニッシュにあります。いずれかの計測マットで記録されなかった場合は、タイムのみ掲載し、順位は付きません。</p>
<h2 id="results">記録と表彰</h2><p>記録と完走証は5月25日（日）12:00から<a href="#/score-search">記録検索</a>でご覧いただけます。異議は6月4日（水）12:00まで、メール（info@kirigadake.example）で受け付けます。各種目の男女6位までに、霧里の米と湯手ぬぐいを贈ります。賞金はありません。</p>
<h2 id="medical">救護</h2><p>棚岡小学校・雲見小屋・岳守神社・湯の広場に医師と看護師が待機し、無線とAEDを持ったガイドがコースを巡回します。参加者全員が大会の保険に加入します。長距離走に支障のある疾患をお持ちの方、妊娠中の方、当日に飲酒した方、発熱のある方は参加できません。</p>
<h2 id="penalties">失格</h2><p>コースの短縮、他人のナンバーカードでの出走、指定エリア外でサポートクルーから飲食物や装備を受け取ること、ごみの投棄は失格とします。緊急時の援助はいつでも認めます。</p>
<h2 id="changes">変更・中止</h2><p>安全のため、コースの変更・短縮、競技の中断・中止を行うことがあります。スタート前に中止した場合は参加料の半額を返金します。スタート後の返金はありません。</p>`,
    `<h2 id="events">项目</h2><p>雾之岳越野赛于 2025 年 5 月 23 日（星期五）至 25 日（星期日）举行，全部项目均在雾里温泉汤之广场起跑并完赛。</p>
${table(
  '项目、名额与报名费',
  ['项目', '>累计爬升', '起跑', '关门', '>名额', '>报名费', '>年龄（2025 年内）'],
  [
    [
      '100 公里',
      '3660 米',
      '5 月 23 日（星期五）22:00',
      '5 月 25 日（星期日）2:00（28 小时）',
      '250 人',
      '32,000 日元',
      '满 20 岁',
    ],
    [
      '50 公里',
      '1860 米',
      '5 月 24 日（星期六）6:00',
      '5 月 24 日（星期六）20:00（14 小时）',
      '350 人',
      '18,000 日元',
      '满 18 岁',
    ],
    [
      '20 公里',
      '450 米',
      '5 月 24 日（星期六）10:00',
      '5 月 24 日（星期六）16:00（6 小时）',
      '300 人',
      '9000 日元',
      '满 16 岁',
    ],
  ],
)}
<p>年龄以 2025 年内满周岁计：100 公里须在 2005 年 12 月 31 日及以前出生，50 公里须在 2007 年 12 月 31 日及以前出生，20 公里须在 2009 年 12 月 31 日及以前出生。2025 年 5 月 23 日未满 18 岁的，监护人须一同签署声明，并在领取号码布时陪同到场。</p>
<h2 id="experience">参赛经历</h2><p>报名 100 公里，须在 2022 年 1 月 1 日以来完成过一场 50 公里及以上的越野赛或一场马拉松，并在报名表中写明。其他项目没有此项要求。</p>
<h2 id="entry">报名</h2><p>报名时间为 2025 年 2 月 1 日 12:00 至 3 月 31 日 24:00；项目名额与候补均满时提前截止。名额先到先得，自提交起保留 7 天，逾期未缴费的失效；核对到账后确认。详见《<a href="#/race-information/registration-instructions">报名须知</a>》。</p>
<h2 id="cut-offs">关门时间</h2><p>须在下列时间前<strong>离开</strong>补给站，终点以到达时间为准；逾时的，须停止比赛，由车辆送回。</p>
${table(
  '关门点',
  ['地点', '>100 公里', '>50 公里'],
  [
    ['云见小屋', '—', '12 公里处：星期六 10:00'],
    ['棚冈小学', '24 公里处：星期六 5:00', '—'],
    ['岳守神社', '58 公里处：星期六 15:00', '32 公里处：星期六 15:00'],
    ['终点', '星期日 2:00', '星期六 20:00'],
  ],
)}
<p>20 公里仅在终点设关门时间：星期六 16:00。</p>
<h2 id="bib-pick-up">领取号码布</h2><p>须本人到雾里公民馆领取。</p>${bibPickUpHours.zh}
<h2 id="kit">装备</h2><p>领取号码布时检查<a href="#/race-information/mandatory-kit">强制装备</a>，途中抽查。缺少一件罚时 30 分钟；缺少头灯、冲锋衣或手机的，取消比赛资格。</p>
<h2 id="poles-and-crew">登山杖与后援</h2><p>100 公里与 50 公里可以使用登山杖，杖尖须套橡胶头；过白鹤吊桥时须手持。20 公里不得使用。</p><p>后援仅限棚冈小学与岳守神社两处，在划定的后援区内。不允许陪跑。</p>
<h2 id="timing">计时</h2><p>计时芯片在号码布背面。名次按枪声成绩排定，同时列出净成绩。起点、各补给站与终点设计时毯，缺少任一计时点数据的，只列成绩，不列名次。</p>
<h2 id="results">成绩与奖励</h2><p>成绩与完赛证书自 5 月 25 日（星期日）12:00 起可在<a href="#/score-search">成绩查询</a>中查看。对成绩有异议的，请在 6 月 4 日（星期三）12:00 前发邮件至 info@kirigadake.example。各项目男女前六名可获雾里大米与浴巾，不设奖金。</p>
<h2 id="medical">医疗</h2><p>棚冈小学、云见小屋、岳守神社与汤之广场有医生和护士值守，携带电台与除颤器的向导沿途巡护，全体选手均由组委会投保。患有不适合长跑的疾病、怀孕、当日饮酒或发热者，不得参赛。</p>
<h2 id="penalties">罚则</h2><p>抄近道、使用他人号码布、在后援区以外接受后援提供的食物、饮料或装备，或乱扔垃圾的，取消成绩。紧急情况下随时可以接受帮助。</p>
<h2 id="changes">变更与取消</h2><p>出于安全考虑，组委会可以调整、缩短、中断或取消比赛。起跑前取消的，退还一半报名费；起跑后不退。</p>`,
  ),
}
