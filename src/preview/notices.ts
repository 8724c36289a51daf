import type { SiteDocument } from '../api/siteDocument.ts'
import { at } from './at.ts'
import { table } from './markup.ts'
import { picture } from './pictures.ts'

/** Newest first. */
export const activityBulletin: Partial<SiteDocument>[] = [
  {
    id: 'notice-bib-mail-out',
    time: at('2024-11-05 10:00'),
    validUntil: at('2024-11-12 18:00'),
    title: '参赛号码布邮寄登记通知（其他赛事遗留）',
    titleEn: 'Bib mail-out registration (left over from another event)',
    summary: '本通知由另一场赛事遗留，与 2024 燕岭马拉松无关。',
    summaryEn:
      'This notice is left over from another event and has nothing to do with Yanling 2024.',
    content: `
<p class="note"><strong>说明：</strong>本通知发布于 2024 年 11 月，由另一场赛事遗留，保留在此备查。2024 燕岭马拉松的号码布须到现场领取，不办理邮寄。</p>
<ul>
<li>号码布邮寄登记于 <strong>2024 年 11 月 12 日 18:00</strong> 截止，逾期不再受理。</li>
<li>邮费由收件人承担，采用<strong>到付</strong>方式寄出。</li>
<li>登记截止后 <strong>15 个工作日内</strong>开始邮寄，请留意快递通知，核对收件地址与电话。</li>
</ul>
`,
    contentEn: `
<p class="note"><strong>Please note:</strong> this notice dates from November 2024 and is left over from another event; it is kept for the record. Bibs of the Yanling Mountain Marathon 2024 are collected in person and are not mailed.</p>
<ul>
<li>Registration for bib mail-out closes on <strong>12 November 2024 at 18:00</strong>. Later requests cannot be taken.</li>
<li>Parcels are sent <strong>cash on delivery</strong>: the recipient pays the postage.</li>
<li>Mailing starts <strong>within 15 working days</strong> after the deadline. Watch for the courier’s message, and check your address and phone number.</li>
</ul>
`,
  },
  {
    id: 'notice-race-pack-mailing',
    time: at('2024-10-10 10:00'),
    title: '2024 燕岭马拉松赛后参赛包邮寄说明',
    titleEn: 'Race packs: mailing after the race',
    summary: '仅面向获得 2024 马拉松名额、但未到现场领取参赛包的选手。',
    summaryEn:
      'Only for runners who had a place in the 2024 marathon and never collected their pack.',
    content: `
<p>赛后参赛包邮寄<strong>仅面向获得 2024 马拉松参赛名额、但未到现场领取参赛包的选手</strong>。已在现场领取的，以及没有获得名额的，不在邮寄范围之内。</p>
<p>符合条件的选手，请发邮件至 <a href="mailto:race@yanling.example">race@yanling.example</a> 登记收件信息，并注明报名时使用的姓名与证件后四位。</p>
`,
    contentEn: `
<p>Packs are mailed after the race <strong>only to runners who got a place in the 2024 marathon but never collected their pack at the venue</strong>. If you collected yours, or had no place, this does not apply to you.</p>
<p>If it does, write to <a href="mailto:race@yanling.example">race@yanling.example</a> with your address, the name you entered under and the last four characters of your ID.</p>
`,
  },
  {
    id: 'notice-ballot-closes',
    time: at('2024-08-15 10:00'),
    validUntil: at('2024-08-19 00:00'),
    title: '报名抽签将于 8 月 18 日 24:00 截止，同一证件只受理一个项目',
    titleEn: 'The ballot closes on 18 August at midnight; one event per ID',
    summary: '缴费成功的报名才进入抽签，结果以短信与本网站公布。',
    summaryEn: 'Only paid entries are drawn. You hear by SMS and on this site.',
    isRecommend: true,
    content: `
<ul>
<li>报名入口于 <strong>8 月 18 日 24:00</strong> 关闭，缴费须在关闭前完成。</li>
<li>同一证件只受理一个项目；重复提交的，以先缴费的一项为准，其余退还。</li>
<li>截止后抽签，结果以短信通知，并可在<a href="#/registration-search">报名查询</a>中查看。</li>
<li>未中签者的报名费原路退还；中签后放弃参赛的，不予退还。</li>
</ul>
`,
    contentEn: `
<ul>
<li>Sign-up closes at <strong>midnight at the end of 18 August</strong>. Pay before then.</li>
<li>One ID, one event. If you enter twice, the one paid first counts; the other fee is returned.</li>
<li>The ballot is drawn after closing. You hear by SMS, and in <a href="#/registration-search">registration search</a>.</li>
<li>Not drawn: your fee goes back the way it came. Drawn but withdrawing: no refund.</li>
</ul>
`,
  },
  {
    id: 'notice-road-closures',
    time: at('2024-08-13 10:00'),
    validUntil: at('2024-09-22 15:30'),
    title: '交通管制：9 月 22 日 5:00 至 15:30，赛道沿线分时封闭',
    titleEn: 'Roads along the course close in stages, 5:00 to 15:30 on race day',
    summary: '沿线居民请提前安排出行，急救与消防车辆不受影响。',
    summaryEn: 'Residents, please plan ahead. Emergency vehicles always pass.',
    content: `
<p>因举办 2024 燕岭马拉松，9 月 22 日 <strong>5:00 至 15:30</strong>，对燕岭广场、青峡路、环湖路、柿子岭公路与滨河路分时、分段实行交通管制，收容车通过后分段恢复通行。</p>
<p>途经上述道路的公交线路临时甩站或绕行。请沿线居民与单位提前安排出行，管制期间勿在赛道两侧停放车辆。各路段的起止时间见《<a href="#/race-information/race-route">比赛路线</a>》。</p>
`,
    contentEn: `
<p>For the Yanling Mountain Marathon, Yanling Square, Qingxia Road, the lake road, the Shizi Ridge road and the river road close in stages on 22 September between <strong>5:00 and 15:30</strong>. Each stretch reopens behind the sweep bus.</p>
<p>Buses on these roads skip stops or take a detour. If you live or work here, please plan ahead, and do not park along the course while it is closed. Times for each road are on <a href="#/race-information/race-route">The course</a> page.</p>
`,
  },
  {
    id: 'kit-pick-up',
    time: at('2024-08-10 10:00'),
    validUntil: at('2024-09-21 18:00'),
    title: '参赛物品领取安排：9 月 20 日至 21 日，须本人到场',
    titleEn: 'Kit pick-up: 20 and 21 September, in person',
    summary: '持报名证件，现场采集人像，不可代领。',
    summaryEn: 'Bring your ID; your face is captured; nobody can collect for you.',
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
<ol>
<li>出示报名时使用的有效证件原件。</li>
<li>现场核验身份，<strong>采集人像</strong>，用于比赛日检录。</li>
<li>按号码布分区到 A 至 E 柜台领取：号码布（含芯片）、存衣袋、参赛服与参赛手册。</li>
</ol>
<p class="note">须<strong>本人</strong>到场，<strong>不可代领</strong>，逾期不补发。比赛日未满 18 岁的选手，由监护人携带证件陪同。比赛日当天不发放参赛物品。</p>
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
<ol>
<li>Show the original of the ID you entered with.</li>
<li>Your identity is checked and <strong>your face captured</strong> for check-in on race day.</li>
<li>Go to counter A to E, as on your bib, for bib with chip, bag, shirt and handbook.</li>
</ol>
<p class="note">Come <strong>in person</strong>: <strong>nobody can collect for you</strong>, and nothing is handed out later. If you are under 18 on race day, your guardian comes along with an ID. There is no pick-up on race day.</p>
`,
  },
  {
    id: 'bag-claim',
    time: at('2024-08-10 09:00'),
    title: '存衣与取包须知：全程 15:30、半程 12:45 截止',
    titleEn: 'Bags: claim by 15:30 (marathon) or 12:45 (half)',
    summary: '半程存衣包在青峡驿领取；未取的包可在 5 个工作日内领取。',
    summaryEn:
      'Half marathon bags wait at Qingxia Post. Unclaimed bags are kept for 5 working days.',
    content: `
${table(
  '取包地点与截止时间',
  ['项目', '地点', '>截止'],
  [
    ['马拉松', '燕岭广场', '<strong>15:30</strong>'],
    ['半程马拉松', '青峡驿', '<strong>12:45</strong>'],
  ],
)}
<ul>
<li>存衣时间为比赛日 6:00 至 7:30，请使用领取的存衣袋并贴好号码贴。</li>
<li>请勿存放手机、现金、证件与易碎物品。</li>
<li>凭号码布取包。逾时未取的，可在赛后 <strong>5 个工作日内</strong>到燕岭体育馆一层组委会领取。</li>
</ul>
`,
    contentEn: `
${table(
  'Where and until when',
  ['Event', 'Where', '>Until'],
  [
    ['Marathon', 'Yanling Square', '<strong>15:30</strong>'],
    ['Half marathon', 'Qingxia Post', '<strong>12:45</strong>'],
  ],
)}
<ul>
<li>Hand in your bag on race day between 6:00 and 7:30. Use the bag from your kit, with its sticker.</li>
<li>No phones, cash, documents or anything that breaks.</li>
<li>Show your bib to get it back. A bag left behind can be collected <strong>within 5 working days</strong> after the race at our office in Yanling Gymnasium.</li>
</ul>
`,
  },
  {
    id: 'notice-sign-up-opens',
    time: at('2024-08-08 00:00'),
    validUntil: at('2024-08-19 00:00'),
    title: '2024 燕岭马拉松报名抽签今日开放',
    titleEn: 'The 2024 ballot is open',
    summary: '8 月 8 日至 18 日，全程 180 元，半程 120 元。',
    summaryEn: '8 to 18 August: ¥180 for the marathon, ¥120 for the half.',
    content: `
<p>报名自今日起至 <strong>8 月 18 日 24:00</strong>。马拉松 3000 个名额，报名费 180 元；半程马拉松 6000 个名额，报名费 120 元。不收芯片押金。</p>
<p>请备好有效证件与 2022 年 1 月 1 日以来的完赛证明，从首页的“立即报名”进入。办法见《<a href="#/race-information/registration-instructions">报名须知</a>》。</p>
`,
    contentEn: `
<p>Sign-up is open from today to <strong>midnight at the end of 18 August</strong>: 3,000 marathon places at ¥180, 6,000 half marathon places at ¥120, no chip deposit.</p>
<p>Have your ID ready, and proof of a finish since 1 January 2022. Start from “Sign up now” on the home page; <a href="#/race-information/registration-instructions">How to enter</a> takes you through it.</p>
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
<h2 id="who">招募对象</h2>
<p>高校、企事业单位与社会团体，以团队形式报名：每队成员 <strong>100 人以上</strong>，年龄 <strong>18 至 55 岁</strong>，身体健康，能全程参加培训与上岗。</p>
<h2 id="work">岗位</h2>
<ul>
<li>起终点：检录引导、完赛物品发放。</li>
<li>赛道：补给站、公里牌与路口引导。</li>
<li>存衣：收包、装车、取包。</li>
<li>领物：9 月 20 日至 21 日在燕岭体育馆值守。</li>
</ul>
<h2 id="apply">报名</h2>
<p>由团队负责人拨打 010-0000 0922 登记，组委会按岗位需要确认。提供服装、餐食、往返交通、保险与志愿服务证明。</p>
`,
    contentEn: `
<h2 id="who">Who</h2>
<p>Universities, companies and clubs, as teams: <strong>100 members or more</strong>, all <strong>aged 18 to 55</strong>, in good health and free for training and race day.</p>
<h2 id="work">The work</h2>
<ul>
<li>Start and finish: check-in, medals, finishers’ bags.</li>
<li>Course: aid stations, kilometre boards, junctions.</li>
<li>Bags: taking, loading, handing back.</li>
<li>Kit pick-up: Yanling Gymnasium, 20 and 21 September.</li>
</ul>
<h2 id="apply">How to apply</h2>
<p>One person for the team calls 010-0000 0922; we confirm as posts are filled. Clothing, meals, transport, insurance and a certificate are provided.</p>
`,
  },
  {
    id: 'insurance',
    time: at('2024-08-04 10:00'),
    title: '参赛保险说明',
    titleEn: 'Your insurance',
    summary: '组委会为全体选手投保，替跑者不在保障之内。',
    summaryEn: 'The organisers insure every runner. Running for somebody else is not covered.',
    content: `
<p>组委会为获得名额并领取参赛物品的全体选手投保人身意外保险，由官方赞助商知安保险承保，选手无须另行缴费。</p>
<ul>
<li>保障时间：2024 年 9 月 22 日检录开始至比赛结束。</li>
<li>投保信息取自报名资料，姓名与证件有误的，请在领物时更正。</li>
<li>替跑、使用他人号码布，以及关门后继续比赛的，不在保障之内。</li>
<li>发生意外，请先到最近的医疗点就诊，保留票据，并在 24 小时内告知组委会。</li>
</ul>
<p>保险责任与金额以保单为准。沿线每 2.5 公里设有医疗点。</p>
`,
    contentEn: `
<p>Everyone who has a place and collects the kit is insured against accidents by the organisers, with our sponsor Zhian Insurance. There is nothing to pay.</p>
<ul>
<li>You are covered on 22 September 2024, from the opening of check-in to the end of the race.</li>
<li>The policy uses the data of your entry. If your name or ID is wrong, have it corrected at kit pick-up.</li>
<li>Running for somebody else, on another runner’s bib or after the cut-off is not covered.</li>
<li>After an accident go to the nearest medical point, keep the receipts, and tell us within 24 hours.</li>
</ul>
<p>Terms and sums are those of the policy. There is a medical point every 2.5 km.</p>
`,
  },
  {
    id: 'results-and-prizes',
    time: at('2024-08-03 10:00'),
    title: '成绩公布、获奖公示与奖金发放安排',
    titleEn: 'Results, prize list and payment',
    summary: '赛后 24 小时查成绩，获奖名单公示 10 天，30 个工作日内发放奖金。',
    summaryEn:
      'Results after 24 hours, prize list published for 10 days, prizes paid within 30 working days.',
    content: `
<h2 id="results">成绩</h2>
<p><strong>赛后 24 小时</strong>可在<a href="#/score-search">成绩查询</a>中查看枪声成绩、净成绩与每 5 公里分段，并下载完赛证书。缺少计时点数据的，只列成绩，不列名次，并注明原因。</p>
<h2 id="prize-list">获奖公示</h2>
<p>获奖名单在本网站<strong>公示 10 天</strong>。有异议的，请在公示期内实名向组委会提出。</p>
<h2 id="payment">奖金发放</h2>
<p>公示结束后 <strong>30 个工作日内</strong>发放奖金，个人所得税由组委会代扣代缴。获奖选手请在公示期内提交收款信息，收款人须为本人。</p>
`,
    contentEn: `
<h2 id="results">Results</h2>
<p><strong>24 hours after the race</strong>, <a href="#/score-search">score search</a> has your gun time, net time, splits every 5 km and a certificate to download. If a mat is missing you keep your time but get no place, and the reason is stated.</p>
<h2 id="prize-list">Prize list</h2>
<p>The prize list is <strong>published for 10 days</strong> on this site. If you object to it, write to us under your own name within that time.</p>
<h2 id="payment">Payment</h2>
<p>Prizes are <strong>paid within 30 working days</strong> after that; income tax is deducted by the organisers. Winners, please send us your bank details within the 10 days. The account must be your own.</p>
`,
  },
]
