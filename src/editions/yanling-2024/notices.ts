import type { SiteDocument } from '#site-config/siteDocument.ts'
import { table } from './markup.ts'
import { picture } from './pictures.ts'
import { at } from './raceMoment.ts'

/** Newest first. */
export const activityBulletin: Partial<SiteDocument>[] = [
  {
    id: 'notice-bib-mail-out',
    time: at('2024-11-05 10:00'),
    validUntil: at('2024-11-12 18:00'),
    title: '参赛号码布邮寄登记通知（另一场赛事）',
    titleEn: 'Bib mail-out registration (another event)',
    summary: '本通知属于另一场赛事，与 2024 燕岭马拉松无关。',
    summaryEn:
      'This notice is about another event and has nothing to do with the Yanling Mountain Marathon 2024.',
    content: `
<p class="note">本通知由另一场赛事遗留，仅供存档备查。2024 燕岭马拉松的号码布须到现场领取，不邮寄。</p>
<ul>
<li>号码布邮寄登记于 2024 年 11 月 12 日 18:00 截止。</li>
<li>邮费由收件人承担，采用到付方式寄出。</li>
<li>登记截止后 15 个工作日内开始邮寄。</li>
</ul>
`,
    contentEn: `
<p class="note">This notice is left over from another event and kept for the record. Our bibs are collected in person and are not mailed.</p>
<ul>
<li>Registration for bib mail-out closes on 12 November 2024 at 18:00.</li>
<li>The recipient pays the postage on delivery.</li>
<li>Mailing starts within 15 working days after the deadline.</li>
</ul>
`,
  },
  {
    id: 'notice-race-pack-mailing',
    time: at('2024-10-10 10:00'),
    title: '2024 燕岭马拉松赛后参赛物品邮寄说明',
    titleEn: 'Race kit by post after the race',
    summary: '仅面向获得 2024 燕岭马拉松名额（马拉松或半程马拉松）、但未到现场领取参赛物品的选手。',
    summaryEn:
      'Only for runners who got a place in the marathon or the half marathon in 2024 but never collected their kit.',
    content: `
<p>赛后参赛物品邮寄仅面向获得 2024 马拉松参赛名额、但未到现场领取参赛物品的选手（马拉松与半程马拉松均含）；号码布与芯片不邮寄，邮费到付。</p>
<p>符合条件的选手，请发邮件至 <a href="mailto:race@yanling.example">race@yanling.example</a> 登记收件信息，并注明报名时使用的姓名与报名编号。</p>
`,
    contentEn: `
<p>Race kit is posted after the race only to runners who got a place in the 2024 marathon but never collected their kit at the venue, for the marathon and the half marathon alike; bibs and chips are not posted. You pay the postage on delivery.</p>
<p>To have yours posted, write to <a href="mailto:race@yanling.example">race@yanling.example</a> with your address, the name you entered under and your entry number.</p>
`,
  },
  {
    id: 'notice-ballot-closes',
    time: at('2024-08-15 10:00'),
    validUntil: at('2024-08-19 00:00'),
    title: '报名将于 8 月 18 日 24:00 截止，每人限报一个项目',
    titleEn: 'Entries for the ballot close at 24:00 on 18 August; one event per runner',
    summary: '缴费成功的报名才进入抽签，结果在本网站公布，并以短信或邮件通知。',
    summaryEn:
      'Only paid entries go into the ballot. The result is on this site, and we send it by text message or e-mail.',
    isRecommend: true,
    content: `
<ul>
<li>报名入口于北京时间 8 月 18 日 24:00 关闭，缴费须在关闭前完成。</li>
<li>每人限报一个项目，提交后不能更改，也不能重复提交。</li>
<li>8 月 26 日 9:00 抽签，结果以短信或邮件通知，并可在<a href="#/registration-search">报名查询</a>中查看。</li>
<li>未中签或候补未获递补的，报名费原路退还；获得名额后退赛的，不予退还。</li>
</ul>
`,
    contentEn: `
<ul>
<li>Entries close at 24:00 on 18 August, Beijing time. Pay before then.</li>
<li>You can enter one event. After you submit, you cannot change it or enter again.</li>
<li>The ballot is on 26 August at 9:00. We send you the result by text message or e-mail, and you can <a href="#/registration-search">look it up</a> here.</li>
<li>Not drawn, or still on the waiting list when it closes: your fee is refunded. If you withdraw after you have been given a place, it is not.</li>
</ul>
`,
  },
  {
    id: 'notice-road-closures',
    time: at('2024-08-13 10:00'),
    validUntil: at('2024-09-22 15:30'),
    title: '交通管制：9 月 22 日 5:00 至 15:30，赛道沿线分时封闭',
    titleEn: 'Road closures on 22 September: in stages along the course, 5:00–15:30',
    summary: '沿线居民请提前安排出行，急救与消防车辆不受影响。',
    summaryEn: 'Residents, plan ahead. Emergency vehicles can always pass.',
    content: `
<p>因举办 2024 燕岭马拉松，9 月 22 日 5:00 至 15:30，燕岭广场、青峡路、环湖路、柿子岭公路与滨河路分时、分段实行交通管制，分段恢复通行。</p>
<p>途经上述道路的公交线路临时甩站或绕行。请沿线居民与单位提前安排出行，管制期间勿在赛道两侧停放车辆。各路段的起止时间见《<a href="#/race-information/race-route">比赛路线</a>》。</p>
`,
    contentEn: `
<p>For the Yanling Mountain Marathon, Yanling Square, Qingxia Road, the lake road, the Shizi Ridge road and the river road close in stages on 22 September between 5:00 and 15:30. They reopen section by section.</p>
<p>Bus services on these roads skip stops or take a diversion. If you live or work here, plan ahead, and do not park along the course while it is closed. Times for each road are on <a href="#/race-information/race-route">The course</a> page.</p>
`,
  },
  {
    id: 'kit-pick-up',
    time: at('2024-08-10 10:00'),
    validUntil: at('2024-09-21 18:00'),
    title: '参赛物品领取安排：9 月 20 日至 21 日，须本人到场',
    titleEn: 'Kit pick-up: 20 and 21 September, in person',
    summary: '持报名证件，现场采集人脸信息，不可代领。',
    summaryEn: 'Bring your ID. We take a photo of your face. Nobody can collect for you.',
    picture: picture('news-3'),
    isRecommend: true,
    content: `
${table(
  '领取时间，燕岭体育馆',
  ['日期', '>时间'],
  [
    ['9 月 20 日（星期五）', '10:00 至 19:00'],
    ['9 月 21 日（星期六）', '9:00 至 18:00'],
  ],
)}
<p>领取前请先在“上传材料”提交证件照。</p>
<ol>
<li>出示报名时使用的有效证件原件。</li>
<li>现场核验身份，采集人脸信息，用于核对本人与比赛日检录；检录不再查验证件。</li>
<li>按参赛号首字母到 A 至 G 柜台领取：号码布（含芯片）、存包袋、号码贴、参赛服与参赛手册。</li>
</ol>
<p class="note">须本人到场，不可代领。逾期不领的，视为放弃参赛；参赛服等物品的赛后邮寄办法另行公告，号码布不邮寄。比赛日未满 18 岁的，由监护人携带证件陪同。比赛日不发放。</p>
`,
    contentEn: `
${table(
  'Opening hours, Yanling Gymnasium',
  ['Day', '>Time'],
  [
    ['Friday, 20 September', '10:00–19:00'],
    ['Saturday, 21 September', '9:00–18:00'],
  ],
)}
<p>Before you collect your kit, submit a portrait under “Upload documents”.</p>
<ol>
<li>Show the original of the ID you entered with.</li>
<li>We check your ID and take a photo of your face, so that we can check that it is you, now and at check-in on race day, where no ID is asked for.</li>
<li>Go to the counter with the first letter of your bib number, A to G, for your bib with its chip, bag, bag sticker, shirt and handbook.</li>
</ol>
<p class="note">Come in person: nobody can collect for you. If you do not collect your kit in time, you give up your place; a separate notice says how shirts and the like are posted after the race. Bibs are not posted. If you are under 18 on race day, your guardian comes with you and brings an ID. There is no pick-up on race day.</p>
`,
  },
  {
    id: 'bag-claim',
    time: at('2024-08-10 09:00'),
    title: '存包与取包须知：马拉松 15:30、半程 12:45 截止',
    titleEn: 'Bags: claim yours by 15:30 (marathon) or 12:45 (half marathon)',
    summary: '半程马拉松存包袋在青峡驿领取；未取的包可在赛后 5 个工作日内领取。',
    summaryEn:
      'Half marathon bags wait at Qingxia Post. Unclaimed bags can be collected within 5 working days.',
    content: `
${table(
  '取包地点与截止时间',
  ['项目', '地点', '>截止'],
  [
    ['马拉松', '燕岭广场', '15:30'],
    ['半程马拉松', '青峡驿', '12:45'],
  ],
)}
<ul>
<li>存包时间为比赛日 6:00 至 7:30，请使用领取的存包袋并贴好号码贴。</li>
<li>请勿存放手机、现金、证件与易碎物品。</li>
<li>凭号码布取包。逾时未取的，可在赛后 5 个工作日内（9:00 至 17:00，带本人证件与号码布）到燕岭体育馆一层组委会领取。</li>
</ul>
`,
    contentEn: `
${table(
  'Where and until when',
  ['Event', 'Where', '>Until'],
  [
    ['Marathon', 'Yanling Square', '15:30'],
    ['Half marathon', 'Qingxia Post', '12:45'],
  ],
)}
<ul>
<li>Hand in your bag on race day between 6:00 and 7:30. Use the bag from your kit, with the sticker on it.</li>
<li>Put no phone, cash, ID or anything fragile in it.</li>
<li>Show your bib to get it back. A bag left behind can be collected within 5 working days after the race, 9:00–17:00, at our office on the ground floor of Yanling Gymnasium; bring your ID and your bib.</li>
</ul>
`,
  },
  {
    id: 'notice-sign-up-opens',
    time: at('2024-08-08 00:00'),
    validUntil: at('2024-08-19 00:00'),
    title: '2024 燕岭马拉松今日开放报名',
    titleEn: 'Entries for the 2024 ballot are open',
    summary: '8 月 8 日至 18 日，马拉松 180 元，半程马拉松 120 元。',
    summaryEn: '8 to 18 August: CNY 180 for the marathon, CNY 120 for the half marathon.',
    content: `
<p>报名自今日起至 8 月 18 日 24:00。马拉松 3000 个名额，报名费 180 元；半程马拉松 6000 个名额，报名费 120 元。不收芯片押金。</p>
<p>请备好有效证件与 2022 年 1 月 1 日以来的完赛证明，从首页的“立即报名”进入。办法见《<a href="#/race-information/registration-instructions">报名须知</a>》。</p>
`,
    contentEn: `
<p>Entries are open from today until 24:00 on 18 August: 3,000 marathon places at CNY 180, 6,000 half marathon places at CNY 120, no chip deposit.</p>
<p>Have your ID ready, and proof of a finish since 1 January 2022. Start from “Enter now” on the home page. <a href="#/race-information/registration-instructions">How to enter</a> explains each step.</p>
`,
  },
  {
    id: 'notice-volunteers',
    time: at('2024-08-05 11:00'),
    title: '志愿者团队招募公告',
    titleEn: 'Call for volunteer teams',
    summary: '每队 100 人以上，成员 18 至 55 岁，以团队形式报名。',
    summaryEn: 'Teams of 100 or more, members aged 18 to 55.',
    content: `
<h2>招募对象</h2>
<p>高校、企事业单位与社会团体，以团队形式报名：每队成员 100 人以上，年龄 18 至 55 岁，身体健康，能全程参加培训与上岗。</p>
<h2>岗位</h2>
<ul>
<li>起终点：检录引导、完赛物品发放。</li>
<li>赛道：补给站、公里牌与路口引导。</li>
<li>存包：收包、装车、发还。</li>
<li>领物：9 月 20 日至 21 日在燕岭体育馆值守。</li>
</ul>
<h2>报名</h2>
<p>由团队负责人拨打 010-0000 0922 登记，组委会按岗位需要确认。提供服装、餐食、往返交通、保险与志愿服务证明。</p>
`,
    contentEn: `
<h2>Who</h2>
<p>Universities, companies, public institutions and clubs, as teams: 100 members or more, all aged 18 to 55, in good health and available for the training and the whole of race day.</p>
<h2>The work</h2>
<ul>
<li>Start and finish: check-in, medals and finishers’ packs.</li>
<li>Course: aid stations, kilometre markers, junctions.</li>
<li>Bags: taking, loading, handing back.</li>
<li>Kit pick-up: Yanling Gymnasium, 20 and 21 September.</li>
</ul>
<h2>How to apply</h2>
<p>Your team leader registers by calling +86 10 0000 0922; we confirm teams as posts need them. We provide clothing, meals, transport there and back, insurance and a volunteering certificate.</p>
`,
  },
  {
    id: 'insurance',
    time: at('2024-08-04 10:00'),
    title: '参赛保险说明',
    titleEn: 'Your insurance',
    summary: '组委会为全体选手投保，替跑不在保障之内。',
    summaryEn: 'We insure every runner. Running for somebody else is not covered.',
    content: `
<p>组委会为获得名额并领取参赛物品的全体选手投保人身意外保险，由官方赞助商知安保险承保，选手无须另行缴费。</p>
<ul>
<li>保障时间：2024 年 9 月 22 日检录开始至比赛结束。</li>
<li>投保信息取自报名资料。姓名或证件有误的，请尽早致电组委会更正，最迟在领物时提出；未更正的，可能影响投保与领物。</li>
<li>替跑、使用他人号码布，以及关门后继续比赛的，不在保障之内。</li>
<li>发生意外，请先到最近的医疗点就诊，保留票据，并在 24 小时内告知组委会。</li>
</ul>
<p>保险责任与金额以保单为准。沿线每 2.5 公里设有医疗点。</p>
`,
    contentEn: `
<p>We insure everyone who has a place and collects the kit against personal accident, with our sponsor Zhian Insurance. You pay nothing extra.</p>
<ul>
<li>You are covered on 22 September 2024, from the opening of check-in to the end of the race.</li>
<li>The policy is issued with the details of your entry. If your name or ID is wrong, call us as soon as you can, or tell us at kit pick-up at the latest. If it is not corrected, your insurance and kit pick-up may be affected.</li>
<li>Running for somebody else, on another runner’s bib or after the cut-off is not covered.</li>
<li>After an accident go to the nearest medical point, keep the receipts, and tell us within 24 hours.</li>
</ul>
<p>The cover and the sums insured are set out in the policy. There is a medical point every 2.5 km.</p>
`,
  },
  {
    id: 'results-and-prizes',
    time: at('2024-08-03 10:00'),
    title: '成绩公布、获奖公示与奖金发放安排',
    titleEn: 'Results, prize list and payment of prizes',
    summary: '9 月 23 日 14:25 起可查成绩；获奖名单公示 10 天，公示结束后 30 个工作日内发放奖金。',
    summaryEn:
      'Results from 14:25 on 23 September; prize list published for 10 days, prizes paid within 30 working days after that.',
    content: `
<h2>成绩</h2>
<p>赛后 24 小时，即 9 月 23 日 14:25 起，可在<a href="#/score-search">成绩查询</a>中查看枪声成绩、净成绩与每 5 公里分段，并下载完赛证书。缺少任一计时点数据的，只列成绩，不列名次，并注明原因。成绩公示 10 天，至 10 月 3 日 14:25；有异议的，请在此之前实名发邮件至 <a href="mailto:race@yanling.example">race@yanling.example</a>。</p>
<h2>获奖公示</h2>
<p>获奖名单与成绩一同在本网站公示，至 10 月 3 日 14:25。有异议的，请在此之前实名发邮件向组委会提出。</p>
<h2>奖金发放</h2>
<p>公示结束后 30 个工作日内发放奖金，个人所得税由组委会代扣代缴。获奖选手请在公示期内发邮件提交收款信息，收款人须为本人。</p>
`,
    contentEn: `
<h2>Results</h2>
<p>24 hours after the race, from 14:25 on 23 September, you can see your gun time, net time and splits every 5 km under <a href="#/score-search">Results</a>, and download your certificate. If a mat did not record you, you keep your time but are not ranked, and the reason is stated. Results are provisional for 10 days: to object, write to <a href="mailto:race@yanling.example">race@yanling.example</a> in your own name before 14:25 on 3 October.</p>
<h2>Prize list</h2>
<p>The prize list is published with the results and is provisional until 14:25 on 3 October. To object, write to us by e-mail in your own name before then.</p>
<h2>Payment</h2>
<p>Prizes are paid within 30 working days after 3 October, less income tax, which we deduct and pay for you. Winners, send us your bank details by e-mail before 14:25 on 3 October. The account must be your own.</p>
`,
  },
]
