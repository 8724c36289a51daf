import type { SiteDocument } from '#site-config/siteDocument.ts'
import { kitList } from '../config/kit.ts'
import { table } from '../table.ts'
import { at, picture, texts } from '../texts.ts'
import { bibPickUpHours } from './bibPickUp.ts'

export const mandatoryKitPage: Partial<SiteDocument> = {
  id: 'mandatory-kit',
  time: at('2025-01-20 10:00'),
  picture: picture('news-1'),
  ...texts('title', 'Mandatory kit', '必携品', '强制装备'),
  ...texts(
    'summary',
    'Checked when you collect your bib, and on the way.',
    'ナンバーカードの受け取り時とコース上で確認します。',
    '领取号码布时检查，途中抽查。',
  ),
  ...texts(
    'content',
    `<p>Carry these from the start to the finish. Each missing item adds a 30-minute penalty. If your headlamp, rain jacket or phone is missing, you are disqualified. There are bears on the mountain: we recommend a bell for the 100 km.</p>${kitList('en')}`,
    `<p>スタートからフィニッシュまで、次の装備を携行してください。不足は1点につき30分のペナルティです。ヘッドランプ・レインジャケット・携帯電話が不足している場合は失格とします。山にはクマがいます。100kmの方には熊鈴をおすすめします。</p>${kitList('ja')}`,
    `<p>请从起点到终点全程携带下列装备。缺少一件罚时 30 分钟；缺少头灯、冲锋衣或手机的，取消比赛资格。山中有熊出没，建议 100 公里选手携带熊铃。</p>${kitList('zh')}`,
  ),
}

export const access: Partial<SiteDocument> = {
  id: 'access',
  time: at('2025-02-12 10:00'),
  picture: picture('news-4'),
  ...texts('title', 'Getting here', 'アクセス', '交通与接驳'),
  ...texts(
    'summary',
    'Train to Kirisato-guchi, then our bus.',
    '霧里口駅から連絡バスをご利用ください。',
    '乘列车到雾里口站，换乘接驳巴士。',
  ),
  ...texts(
    'content',
    `<p>Kirisato Onsen is 14 km from Kirisato-guchi Station. Buses run between the station and Yu Square; they are free if you show “My entries” or your bib. The ride takes 25 minutes.</p>
${table(
  'Buses, 23 to 25 May 2025',
  ['Line', 'Day', '>First and last', '>Every'],
  [
    ['Station → Yu Square', 'Friday, 23 May', '11:00–20:00', '30 min'],
    ['Station → Yu Square', 'Saturday, 24 May', '4:00–8:20', '20 min'],
    ['Yu Square → station', 'Saturday, 24 May', '12:30–22:00', '30 min'],
    ['Yu Square → station', 'Sunday, 25 May', '5:30–10:30', '30 min'],
  ],
)}
<h2 id="bib-pick-up">Bib pick-up</h2><p>Bib pick-up is at Kirisato Community Hall, on Yu Square.</p>${bibPickUpHours.en}
<h2 id="cars">By car</h2><p>There is room for 400 cars on the river bank at Kawahara, 10 minutes on foot from Yu Square. It costs JPY 1,000 for the weekend. Book it in the entry form and pay when you arrive. The main street is closed from Friday, 23 May at 17:00 to Sunday, 25 May at 4:00.</p>
<h2 id="sleep">Where to sleep</h2><p>The Community Hall has mats for 120 people on Friday and Saturday night, first come, first served. The inns of Kirisato Onsen can be booked at the tourist office.</p>`,
    `<p>霧里温泉は霧里口駅から14kmです。駅と湯の広場のあいだに連絡バスを運行します。「自分のエントリー」の画面またはナンバーカードの提示で無料です。所要時間は25分です。</p>
${table(
  '連絡バス（2025年5月23日〜25日）',
  ['区間', '運行日', '>時間', '>間隔'],
  [
    ['駅 → 湯の広場', '5月23日（金）', '11:00〜20:00', '30分'],
    ['駅 → 湯の広場', '5月24日（土）', '4:00〜8:20', '20分'],
    ['湯の広場 → 駅', '5月24日（土）', '12:30〜22:00', '30分'],
    ['湯の広場 → 駅', '5月25日（日）', '5:30〜10:30', '30分'],
  ],
)}
<h2 id="bib-pick-up">ナンバーカードの受け取り</h2><p>受け取り場所は湯の広場にある霧里公民館です。</p>${bibPickUpHours.ja}
<h2 id="cars">お車の方</h2><p>河原駐車場（400台）をご利用ください。湯の広場まで徒歩10分です。大会期間中1台1,000円です。エントリーフォームで予約し、到着時にお支払いください。温泉街の通りは5月23日（金）17:00から25日（日）4:00まで車両通行止めです。</p>
<h2 id="sleep">宿泊</h2><p>金曜日と土曜日の夜、霧里公民館に120人分のマットを用意します（先着順）。霧里温泉の旅館は観光案内所で予約できます。</p>`,
    `<p>雾里温泉距雾里口站 14 公里。车站与汤之广场之间有接驳巴士，出示“我的报名”页面或号码布免费乘坐，车程 25 分钟。</p>
${table(
  '接驳巴士，2025 年 5 月 23 日至 25 日',
  ['线路', '日期', '>首末班', '>间隔'],
  [
    ['车站 → 汤之广场', '5 月 23 日（星期五）', '11:00–20:00', '30 分钟'],
    ['车站 → 汤之广场', '5 月 24 日（星期六）', '4:00–8:20', '20 分钟'],
    ['汤之广场 → 车站', '5 月 24 日（星期六）', '12:30–22:00', '30 分钟'],
    ['汤之广场 → 车站', '5 月 25 日（星期日）', '5:30–10:30', '30 分钟'],
  ],
)}
<h2 id="bib-pick-up">领取号码布</h2><p>领取地点：汤之广场，雾里公民馆。</p>${bibPickUpHours.zh}
<h2 id="cars">自驾</h2><p>河原停车场可停 400 辆车，步行 10 分钟到汤之广场。比赛期间每车 1000 日元，在报名表中预约，到场时缴费。小镇主街自 5 月 23 日（星期五）17:00 至 25 日（星期日）4:00 禁止车辆通行。</p>
<h2 id="sleep">住宿</h2><p>星期五、星期六两晚，公民馆提供 120 个床垫，先到先得。雾里温泉的旅馆可在旅游咨询处预订。</p>`,
  ),
}
