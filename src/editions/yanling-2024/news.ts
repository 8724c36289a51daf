import type { SiteDocument } from '#site-config/siteDocument.ts'
import { picture } from './pictures.ts'
import { at } from './raceMoment.ts'

/** Newest first. */
export const raceNews: Partial<SiteDocument>[] = [
  {
    id: 'ballot-three-days-left',
    time: at('2024-08-15 09:00'),
    title: '报名还剩三天，证明材料请尽早上传',
    titleEn: 'Three days left to enter: upload your proof now',
    summary: '8 月 18 日 24:00 截止，先报与后报中签机会相同，但材料需要时间审核。',
    summaryEn:
      'Entries close at 24:00 on 18 August. Every entry has the same chance, but proof takes time to check.',
    picture: picture('news-1'),
    isRecommend: false,
    content: `
<p>2024 燕岭马拉松的报名将于 8 月 18 日 24:00 截止。8 月 26 日 9:00 统一抽签，先报名与后报名的中签机会相同。</p>
<p>请留意完赛证明：材料须清楚显示姓名、赛事、日期、项目与成绩，且须为 2022 年 1 月 1 日以来（含当日）的比赛。报马拉松须有一场马拉松或两场半程马拉松，报半程马拉松须有一场马拉松或一场半程马拉松。</p>
<p>尽早提交，如果材料不清楚，还来得及补。</p>
<p>未中签者的报名费原路退还。还没想好跑哪一项的，请先读《<a href="#/race-information/registration-instructions">报名须知</a>》。</p>
`,
    contentEn: `
<p>Entries for the Yanling Mountain Marathon 2024 close at 24:00 on 18 August. The ballot is on 26 August at 9:00; early and late entries have the same chance.</p>
<p>Take care with your proof of an earlier finish. Name, race, date, distance and time must be legible, and the race must have been on or after 1 January 2022: one marathon or two half marathons to enter the marathon, one marathon or one half marathon to enter the half.</p>
<p>Send it early, and there is time to replace a picture that cannot be read.</p>
<p>If you are not drawn, your fee is refunded to the account you paid from. Not sure which event to run? Read <a href="#/race-information/registration-instructions">How to enter</a> first.</p>
`,
  },
  {
    id: 'eleven-villages',
    time: at('2024-08-14 10:00'),
    title: '锣鼓先到村口，沿线十一村排定加油日程',
    titleEn: 'Drums at the roadside: eleven villages plan their race day',
    summary: '从燕岭广场到柿子岭，每一个拐弯都有人等你。',
    summaryEn: 'From Yanling Square to Shizi Ridge, somebody is waiting at every bend.',
    picture: picture('gallery-12'),
    pictureH5: picture('gallery-12-s'),
    isRecommend: true,
    content: `
<p>离比赛还有一个多月，村口的鼓已经擦亮了。上周末，赛道沿线十一座村子的代表坐到一起，把比赛当天的加油日程排了出来。</p>
<p>第一面鼓设在燕岭广场，起跑时响起；青峡里的三个村子接第二段，孩子们在石墙边举旗；青峡驿是半程终点，鼓队会一直敲到关门。后半程交给湖边与柿子岭的村子，最陡的那段坡上，有人专门负责喊“就快到了”。</p>
<blockquote><p>“不看谁快谁慢，从我们门口过的，都是客人。”</p></blockquote>
<p>各村还会在广场市集摆出自家的柿饼、板栗与手擀面，9 月 20 日至 22 日开放，欢迎选手和家人来坐坐。</p>
`,
    contentEn: `
<p>The race is more than a month away, but the drums are already polished. Last weekend the eleven villages along the course sat down together and settled who plays where on race day.</p>
<p>The first drum stands in Yanling Square and sounds at the start. Three villages in the gorge take over, where children wave flags from the stone walls. At Qingxia Post, where the half ends, the drummers go on until the cut-off. The rest belongs to the lake and to Shizi Ridge, where somebody on the steepest bend has just one job: shouting “nearly there”.</p>
<blockquote><p>“Fast or slow, whoever runs past our door is a guest.”</p></blockquote>
<p>The villages will also bring persimmon cakes, chestnuts and hand-rolled noodles to the market in the square, 20 to 22 September. Runners and families are welcome.</p>
`,
  },
  {
    id: 'traffic-and-shuttles',
    time: at('2024-08-12 10:00'),
    title: '赛日交通管制与摆渡车安排公布',
    titleEn: 'Road closures and shuttle buses for race day',
    summary: '5:00 至 15:30 沿线分时封闭，四条摆渡车线路凭号码布免费乘坐。',
    summaryEn:
      'Roads close in stages from 5:00 to 15:30; four shuttle lines are free with your bib.',
    picture: picture('gallery-22'),
    isRecommend: false,
    content: `
<p>9 月 22 日 5:00 至 15:30，赛道沿线分时、分段封闭，分段恢复通行。</p>
<p>起点周边不设选手停车位。清晨 4:50 至 6:50，P1 燕岭站南广场与 P2 河东停车场有摆渡车开往燕岭广场；半程选手完赛后，可从青峡驿乘车返回。摆渡车免费，凭号码布上车。</p>
<p>检录 7:45 结束，请为换乘留出时间。发车时刻与管制路段见《<a href="#/race-information/race-route">比赛路线</a>》。</p>
`,
    contentEn: `
<p>On 22 September roads along the course close in stages between 5:00 and 15:30 and reopen section by section.</p>
<p>There is no parking for runners near the start. From 4:50 to 6:50 shuttle buses leave P1, the south square of Yanling Station, and P2, the Hedong car park, for Yanling Square. After the half, buses bring you back from Qingxia Post. All are free with your bib.</p>
<p>Check-in closes at 7:45, so allow time for the transfer. Times and closed roads are on <a href="#/race-information/race-route">The course</a> page.</p>
`,
  },
  {
    id: 'cut-off-times',
    time: at('2024-08-09 10:00'),
    title: '马拉松 14:25、半程 11:15，关门时间确定',
    titleEn: 'Cut-offs are set: marathon 14:25, half marathon 11:15',
    summary: '马拉松 6 小时 25 分，半程马拉松 3 小时 15 分，均从起跑枪响起算。',
    summaryEn:
      '6 hours 25 minutes for the marathon, 3 hours 15 minutes for the half marathon, both from the start.',
    picture: picture('gallery-19'),
    isRecommend: false,
    content: `
<p>2024 燕岭马拉松 8:00 起跑，半程马拉松 11:15 在青峡驿关门，马拉松 14:25 在燕岭广场关门。</p>
<p>换算成配速，半程马拉松约每公里 9 分 14 秒，马拉松约每公里 9 分 07 秒。以上从起跑枪响算起，起点靠后的选手配速要更快。考虑到两座岭的爬升，请在前半程留一点力气：柿子岭在 31.5 公里处，那里才是比赛真正开始的地方。</p>
<p>到关门时间仍未完赛的选手，请乘收容车返回。路会一段一段还给村里人，赛道也会一段一段安静下来。</p>
`,
    contentEn: `
<p>The race starts at 8:00. The half marathon closes at 11:15 at Qingxia Post, the marathon at 14:25 in Yanling Square.</p>
<p>That is about 9:14 per kilometre for the half marathon and 9:07 for the marathon, counted from the start signal; if you start further back, you need a faster pace. With two ridges to climb, keep something in reserve early on: Shizi Ridge comes at 31.5 km, and that is where the race really begins.</p>
<p>If you have not finished by the cut-off, the sweep bus takes you back. Stretch by stretch the road returns to the villages, and the valley grows quiet again.</p>
`,
  },
  {
    id: 'volunteers-wanted',
    time: at('2024-08-05 10:00'),
    title: '志愿者团队招募：百人以上，18 至 55 岁',
    titleEn: 'Volunteers wanted: teams of 100 or more, aged 18 to 55',
    summary: '起终点、赛道、存包、领物，四类岗位等你的团队来认领。',
    summaryEn: 'Start and finish, course, bags, kit pick-up: four kinds of work for your team.',
    picture: picture('news-4'),
    isRecommend: false,
    content: `
<p>一场九千人的比赛，离不开站在路边的人。2024 燕岭马拉松面向高校、企事业单位与社会团体招募志愿者团队：每队 100 人以上，成员年龄 18 至 55 岁。</p>
<p>岗位分起终点、赛道、存包与领物四类。所有志愿者上岗前须参加培训，组委会提供服装、餐食、往返交通、保险与志愿服务证明。</p>
<p>报名办法见《<a href="#/article/notice-volunteers">志愿者团队招募公告</a>》。</p>
`,
    contentEn: `
<p>A race of nine thousand runners depends on the people at the roadside. We are looking for volunteer teams from universities, companies, public institutions and clubs: 100 members or more, all aged 18 to 55.</p>
<p>There is work at the start and finish, along the course, with the bags and at kit pick-up. Everyone is trained beforehand; we provide clothing, meals, transport there and back, insurance and a volunteering certificate.</p>
<p>How to apply: see the <a href="#/article/notice-volunteers">call for volunteer teams</a>.</p>
`,
  },
  {
    id: 'record-bonus',
    time: at('2024-08-02 10:00'),
    title: '破赛会纪录奖 10,000 元：2:28:05 与 2:43:56',
    titleEn: 'CNY 10,000 for beating 2:28:05 or 2:43:56',
    summary: '男子优于 2:28:05，女子优于 2:43:56，各奖 10,000 元。',
    summaryEn: 'Men under 2:28:05 and women under 2:43:56 earn the bonus.',
    picture: picture('gallery-20'),
    isRecommend: false,
    content: `
<p>两座岭，486 米爬升，在这样的赛道上跑进两个半小时并不容易。组委会为马拉松设赛会纪录奖：男子成绩优于 2:28:05、女子成绩优于 2:43:56 的，每人奖励 10,000 元，以枪声成绩为准。</p>
<p>纪录奖与名次奖金可以兼得。获奖名单公示至 10 月 3 日，奖金在公示结束后 30 个工作日内发放。完整的奖励办法见《<a href="#/race-information/race-rules">竞赛规程</a>》。</p>
`,
    contentEn: `
<p>Two ridges and 486 m of climb: nobody goes under two and a half hours here by accident. For a men’s marathon under 2:28:05 or a women’s under 2:43:56, by gun time, there is a bonus of CNY 10,000.</p>
<p>It is paid on top of the prize money. The prize list is provisional until 3 October, and prizes are paid within 30 working days after that. The rest is in the <a href="#/race-information/race-rules">race rules</a>.</p>
`,
  },
  {
    id: 'rules-published',
    time: at('2024-08-01 10:00'),
    title: '2024 燕岭马拉松竞赛规程发布',
    titleEn: 'Race rules 2024 are published',
    summary: '9 月 22 日 8:00 起跑，马拉松 3000 个名额，半程马拉松 6000 个名额，8 月 8 日起报名。',
    summaryEn:
      '22 September, 8:00: 3,000 marathon and 6,000 half marathon places. Entries open on 8 August.',
    picture: picture('gallery-02'),
    isRecommend: false,
    content: `
<p>2024 燕岭马拉松将于 9 月 22 日（星期日）8:00 在燕岭广场起跑。马拉松 3000 个名额，报名费 180 元；半程马拉松 6000 个名额，报名费 120 元。不收芯片押金。</p>
<p>今年继续采用抽签报名，时间为 8 月 8 日至 18 日，报名时须上传 2022 年 1 月 1 日以来的完赛证明。</p>
<p>请阅读《<a href="#/race-information/race-rules">竞赛规程</a>》与《<a href="#/race-information/registration-instructions">报名须知</a>》。</p>
`,
    contentEn: `
<p>The Yanling Mountain Marathon 2024 starts in Yanling Square at 8:00 on Sunday, 22 September. There are 3,000 marathon places at CNY 180 and 6,000 half marathon places at CNY 120, with no chip deposit.</p>
<p>Places are again decided by ballot. Entries are open from 8 to 18 August, and you will need proof of a finish since 1 January 2022.</p>
<p>Read the <a href="#/race-information/race-rules">race rules</a> and <a href="#/race-information/registration-instructions">How to enter</a>.</p>
`,
  },
  {
    id: 'course-measured',
    time: at('2024-07-26 10:00'),
    title: '赛道丈量完成：42.195 公里，一米不少',
    titleEn: 'The course is measured: 42.195 km, not a metre short',
    summary: '两名丈量员骑行两天，为每一块公里牌找到位置。',
    summaryEn: 'Two riders, two days, and a spot for every kilometre marker.',
    picture: picture('news-2'),
    isRecommend: true,
    content: `
<p>天刚亮，两辆自行车从燕岭广场出发，沿最短的可跑路线，贴着每一个弯的内侧，一圈一圈数着车轮。两天之后，42.195 公里与 21.0975 公里的终点线都钉在了路面上。</p>
<p>今年的马拉松赛道累计爬升 486 米，最高点是 31.5 公里处的柿子岭，海拔 421 米。沿线每 5 公里设一块计时毯，半程处另设一块，每 2.5 公里设一处医疗点。</p>
<p>赛道的里程、补给与医疗点，见《<a href="#/race-information/race-route">比赛路线</a>》。</p>
`,
    contentEn: `
<p>At first light two bicycles left Yanling Square on the shortest line a runner can take, hugging the inside of every bend and counting turns of the wheel. Two days later the finish lines at 42.195 km and 21.0975 km were nailed into the road.</p>
<p>This year’s marathon course climbs 486 m. Its highest point is Shizi Ridge, 421 m, at 31.5 km. There is a timing mat every 5 km and one more halfway, and a medical point every 2.5 km.</p>
<p>Distances, aid and medical points are on <a href="#/race-information/race-route">The course</a> page.</p>
`,
  },
  {
    id: 'medal-unveiled',
    time: at('2024-07-20 10:00'),
    title: '完赛奖牌亮相：把山脊挂在胸前',
    titleEn: 'The medal: a ridge to wear',
    summary: '山脊、城墙与一条路，铸在一枚奖牌上。',
    summaryEn: 'Ridge, wall and road, cast in one piece.',
    picture: picture('gallery-21'),
    isRecommend: false,
    content: `
<p>今年的完赛奖牌正面是燕岭的山脊，城墙沿着山脊起伏，一条路从谷底绕上去；日头所在，正是起跑时分从燕岭广场望去的方位。背面留了一块空白，可以刻上自己的成绩。</p>
<p>在关门时间内跑完全部赛程的选手，人人都有一枚。绶带用的是柿子的颜色。</p>
`,
    contentEn: `
<p>On this year’s medal the wall follows the ridge and a road winds up from the valley floor; the sun stands where you see it from Yanling Square at the start. The back has a blank space for your time.</p>
<p>Everyone who finishes within the cut-off gets one. The ribbon is the colour of ripe persimmon.</p>
`,
  },
  {
    id: 'goods-on-sale',
    time: at('2024-07-15 10:00'),
    title: '吉祥物岭岭与联名装备上架',
    titleEn: 'Lingling, a shoe and a cap: official goods on sale',
    summary: '毛绒斑羚、脊线 42 跑鞋与松风帽，线上商店有售。',
    summaryEn: 'The plush goral, the Ridgeline 42 and the Pinewind cap are in the online shop.',
    picture: picture('goods-mascot'),
    isRecommend: false,
    content: `
<p>斑羚岭岭有了毛绒玩偶与钥匙扣，领物现场与线上商店都能买到。与健步堂联名的竞速跑鞋“脊线 42”、与拓壑户外联名的跑帽“松风帽”也一同上架，各有三种配色。</p>
<ul>
<li><a href="#/licensed-goods/mascot">吉祥物岭岭</a></li>
<li><a href="#/licensed-goods/running-shoes">联名跑鞋脊线 42</a></li>
<li><a href="#/licensed-goods/running-cap">联名跑帽松风帽</a></li>
</ul>
`,
    contentEn: `
<p>Lingling the goral now comes as a plush toy and a key ring, online and at kit pick-up. The Ridgeline 42 racing shoe, made with Jianbu Sports, and the Pinewind running cap, made with Tuohe Outdoor, are on sale too, each in three colours.</p>
<ul>
<li><a href="#/licensed-goods/mascot">Lingling the mascot</a></li>
<li><a href="#/licensed-goods/running-shoes">Ridgeline 42 racing shoe</a></li>
<li><a href="#/licensed-goods/running-cap">Pinewind running cap</a></li>
</ul>
`,
  },
]
