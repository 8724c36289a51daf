import type { SiteDocument } from '#site-config/siteDocument.ts'
import { table } from '../markup.ts'
import { at } from '../raceMoment.ts'

export const raceRoute: Partial<SiteDocument> = {
  id: 'race-route',
  time: at('2024-08-12 09:00'),
  title: '2024 燕岭马拉松比赛路线',
  titleEn: 'The course',
  summary: '赛道、计时毯、补给、医疗、摆渡车与交通管制。',
  summaryEn:
    'The course, timing mats, aid stations, medical points, shuttle buses and road closures.',
  content: `
<h2 id="course">赛道</h2>
<p>出燕岭广场，沿青峡上行，从古长城遗址下方翻过第一座岭，下到青峡驿，这里是半程马拉松的终点。马拉松继续向东，从长桥上跨过清水湖的北汊，沿湖岸折向西，再登柿子岭，然后一路下行，沿河回到广场。</p>
<p>马拉松累计爬升 486 米，最高点为 31.5 公里处的柿子岭，海拔 421 米；起点海拔 92 米。路面以沥青公路为主，局部为石板路。</p>
<p class="files"><a href="/edition-2024/files/course-sheet.pdf">赛道一览（PDF）</a></p>
${table(
  '沿途里程',
  ['地点', '>里程', '沿途所见'],
  [
    ['燕岭广场', '0 公里', '起点，海拔 92 米'],
    ['青峡口', '约 5 公里', '由此进山'],
    ['古长城遗址', '约 12 至 15 公里', '城墙在山脊上与你同行'],
    ['石桥', '约 18 公里', '跨过山涧的老石桥'],
    ['青峡驿', '21.0975 公里', '半程马拉松终点，11:15 关门'],
    ['清水湖', '约 25 公里', '湖风与长桥'],
    ['柿子岭', '31.5 公里', '最高点，海拔 421 米'],
    ['燕岭广场', '42.195 公里', '马拉松终点，14:25 关门'],
  ],
)}
<h2 id="timing">计时毯</h2>
<p>起点、终点及沿线每 5 公里设计时毯：马拉松为 5、10、15、20、25、30、35、40 公里，并在 21.0975 公里处（青峡驿）另设一块；半程马拉松为 5、10、15、20 公里。请从计时毯上跑过。</p>
<h2 id="aid">补给</h2>
<p>每 5 公里设饮水与补给站，提供水、运动饮料与海绵；15 公里以后增加香蕉、柿饼与盐丸。请把纸杯投入桶中，不要带出补给区。</p>
<h2 id="medical">医疗</h2>
<p>沿线每 2.5 公里设一处医疗点，马拉松共 16 处，终点另设医疗站。救护车与携带除颤器的急救跑者随队巡护。号码布背面请写明血型、过敏史与紧急联系人。</p>
<h2 id="shuttles">摆渡车</h2>
<p>比赛日起点周边不设选手停车位，请换乘免费摆渡车，凭号码布上车。</p>
${table(
  '摆渡车',
  ['线路', '>发车时间', '间隔'],
  [
    ['P1 燕岭站南广场 → 燕岭广场', '4:50 至 6:50', '约 10 分钟'],
    ['P2 河东停车场 → 燕岭广场', '4:50 至 6:50', '约 15 分钟'],
    ['青峡驿 → 燕岭广场、P1、P2', '9:30 至 13:15', '坐满即发'],
    ['燕岭广场 → P1、P2', '10:30 至 16:00', '坐满即发'],
  ],
)}
<p class="note">半程马拉松的终点在青峡驿，存包袋也在青峡驿领取。请取包之后再乘车返回，取包 12:45 截止。</p>
<h2 id="roads">交通管制</h2>
<p>9 月 22 日 5:00 至 15:30，赛道沿线分时、分段封闭，请沿线居民与车辆提前安排出行。</p>
${table(
  '管制路段',
  ['路段', '>开始', '恢复通行'],
  [
    ['燕岭广场及周边道路', '5:00', '15:30'],
    ['青峡路，广场至青峡驿', '6:30', '收容车通过后分段恢复'],
    ['环湖路、柿子岭公路', '7:30', '收容车通过后分段恢复'],
    ['滨河路，柿子岭下至广场', '8:00', '15:30'],
  ],
)}
<p>急救、消防车辆不受管制影响，请服从现场民警与工作人员指挥。</p>
<p class="files"><a href="/edition-2024/files/shuttles-and-closures.xls">摆渡车与管制时间表（XLS）</a></p>
`,
  contentEn: `
<h2 id="course">The course</h2>
<p>Out of Yanling Square and up Qingxia Gorge, over the first ridge below the ruins of the old Great Wall, then down to Qingxia Post, where the half marathon ends. The marathon goes on east, crosses the northern arm of Qingshui Lake on a long bridge, turns west along the shore and climbs Shizi Ridge; from there it runs downhill and back beside the river.</p>
<p>The marathon climbs 486 m in all. Its highest point is Shizi (“persimmon”) Ridge, 421 m, at 31.5 km; the start is at 92 m. The road is mostly asphalt, with some stone-paved stretches.</p>
<p class="files"><a href="/edition-2024/files/course-sheet.pdf">The course at a glance (PDF)</a></p>
${table(
  'Along the way',
  ['Place', '>At', 'What to look for'],
  [
    ['Yanling Square', '0 km', 'the start, at 92 m'],
    ['Mouth of the gorge', 'about 5 km', 'into the hills'],
    ['The old Great Wall', 'about 12 to 15 km', 'it keeps you company along the ridge'],
    ['Stone bridge', 'about 18 km', 'an old crossing of the brook'],
    ['Qingxia Post', '21.0975 km', 'half marathon finish, cut-off 11:15'],
    ['Qingshui Lake', 'about 25 km', 'a breeze and a long bridge'],
    ['Shizi Ridge', '31.5 km', 'the highest point, 421 m'],
    ['Yanling Square', '42.195 km', 'marathon finish, cut-off 14:25'],
  ],
)}
<h2 id="timing">Timing mats</h2>
<p>There are mats at the start, at the finish and every 5 km: at 5, 10, 15, 20, 25, 30, 35 and 40 km in the marathon, with one more at 21.0975 km (Qingxia Post), and at 5, 10, 15 and 20 km in the half. Run across them, not around.</p>
<h2 id="aid">Drinks and food</h2>
<p>Every 5 km there is water, sports drink and sponges; from 15 km also bananas, persimmon cakes and salt tablets. Drop your cup in a bin before you leave the aid zone.</p>
<h2 id="medical">Medical points</h2>
<p>There is a medical point every 2.5 km, 16 along the marathon, and a medical tent at each finish. Ambulances and first-aid runners with defibrillators move with the field. Write your blood group, allergies and emergency contact on the back of your bib.</p>
<h2 id="shuttles">Shuttle buses</h2>
<p>There is no parking for runners near the start. Take a shuttle bus; it is free with your bib.</p>
${table(
  'Shuttle buses',
  ['Line', '>Departures', 'How often'],
  [
    ['P1 Yanling Station, south square → Yanling Square', '4:50–6:50', 'about every 10 minutes'],
    ['P2 Hedong car park → Yanling Square', '4:50–6:50', 'about every 15 minutes'],
    ['Qingxia Post → Yanling Square, P1, P2', '9:30–13:15', 'when full'],
    ['Yanling Square → P1, P2', '10:30–16:00', 'when full'],
  ],
)}
<p class="note">The half marathon ends at Qingxia Post, and its bags are there too. Collect yours before you board: bags can be claimed until 12:45.</p>
<h2 id="roads">Road closures</h2>
<p>On 22 September roads along the course close in stages between 5:00 and 15:30. If you live or drive here, plan ahead.</p>
${table(
  'Closed roads',
  ['Road', '>From', 'Until'],
  [
    ['Yanling Square and streets around it', '5:00', '15:30'],
    ['Qingxia Road, square to Qingxia Post', '6:30', 'reopens behind the sweep bus'],
    ['Lake road and Shizi Ridge road', '7:30', 'reopens behind the sweep bus'],
    ['River road, foot of the ridge to the square', '8:00', '15:30'],
  ],
)}
<p>Ambulances and fire engines always pass. Follow the police and the marshals.</p>
<p class="files"><a href="/edition-2024/files/shuttles-and-closures.xls">Shuttles and road closures (XLS)</a></p>
`,
}
