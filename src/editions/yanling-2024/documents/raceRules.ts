import type { SiteDocument } from '#site-config/siteDocument.ts'
import { table } from '../markup.ts'
import { at } from '../raceMoment.ts'

export const raceRules: Partial<SiteDocument> = {
  id: 'race-rules',
  time: at('2024-08-01 10:00'),
  title: '2024 燕岭马拉松竞赛规程',
  titleEn: 'Race rules 2024',
  summary: '时间、项目、关门时间、参赛年龄、计时、奖励与罚则。',
  summaryEn: 'Times, events, cut-offs, ages, timing, prizes and penalties.',
  content: `
<h2 id="time-and-place">时间与地点</h2>
<p>比赛于 2024 年 9 月 22 日（星期日）在燕岭区举行。马拉松与半程均从燕岭广场出发，马拉松终点在燕岭广场，半程终点在青峡驿。</p>
<p>6:20 至 7:45 检录，逾时不再放行；8:00 两个项目同时起跑。</p>
<h2 id="events">项目与名额</h2>
${table(
  '项目、名额与费用（免收芯片押金）',
  ['项目', '>距离', '>名额', '>报名费'],
  [
    ['马拉松', '42.195 公里', '3000 个', '180 元'],
    ['半程马拉松', '21.0975 公里', '6000 个', '120 元'],
  ],
)}
<h2 id="cut-offs">关门时间</h2>
<p>到关门时间仍未到达终点的，请停止比赛，乘收容车返回，不得重新进入赛道。</p>
<ul>
<li>半程马拉松：11:15，青峡驿。</li>
<li>马拉松：14:25，燕岭广场。</li>
</ul>
<h2 id="age">参赛年龄</h2>
<ul>
<li>马拉松：2024 年内满 20 岁，即 2004 年 12 月 31 日及以前出生。</li>
<li>半程马拉松：2024 年内满 16 岁，即 2008 年 12 月 31 日及以前出生。</li>
</ul>
<p class="note">比赛日未满 18 岁的选手，须由监护人同时签署参赛声明，并在领物时陪同到场。比赛日年满 60 岁的，报名时须填写一名知晓其参赛的亲属（知情亲属）。</p>
<h2 id="entry">报名与抽签</h2>
<p>报名时间为 2024 年 8 月 8 日至 8 月 18 日 24:00。每人限报一个项目。8 月 26 日 9:00 抽签并排出候补名单。有人放弃名额时，按候补号依次递补，至 9 月 13 日 18:00。未获得名额的，报名费原路退还；获得名额后退赛的，报名费不予退还。详见《<a href="#/race-information/registration-instructions">报名须知</a>》。</p>
<h2 id="proof">完赛证明</h2>
<p>须上传 2022 年 1 月 1 日以来的完赛证明。报名马拉松：一场马拉松，或两场半程马拉松；报名半程马拉松：一场马拉松，或一场半程马拉松。</p>
<h2 id="kit">领物与检录</h2>
<p>9 月 20 日至 21 日在燕岭体育馆领取参赛物品。须本人持报名证件原件到场并采集人脸信息，不可代领；逾期不领的，视为放弃参赛。</p>
<p>检录核对号码布与人脸信息，不查验证件。请将号码布平整佩戴在胸前，按上面的字母进入相应的起跑区。</p>
<h2 id="bags">存包与取包</h2>
<p>马拉松的存包袋在燕岭广场领取，15:30 截止；半程的运至青峡驿，12:45 截止。逾时未取的，可在赛后 5 个工作日内到组委会领取。</p>
<h2 id="timing">计时与成绩</h2>
<p>计时芯片与号码布一体，不回收。起点、终点及沿线每 5 公里设计时毯，马拉松在 21.0975 公里处（青峡驿）另设一块。名次按枪声成绩排定。缺少任一计时点数据的，只列成绩，不列名次，并注明原因。</p>
<p>赛后 24 小时，即 9 月 23 日 14:25 起，可在<a href="#/score-search">成绩查询</a>中查看成绩，下载完赛证书。成绩公示 10 天，至 10 月 3 日 14:25，其间可以实名发邮件提出异议。</p>
<h2 id="prizes">奖励办法</h2>
<p>两个项目均按男、女分别录取前八名，纪录奖与名次奖可以兼得，都以枪声成绩为准。所列奖金为税前金额。</p>
${table(
  '名次奖与赛会纪录奖（元，男女相同）',
  ['名次', '>马拉松', '>半程马拉松'],
  [
    ['第一名', '10,000', '5000'],
    ['第二名', '8000', '4000'],
    ['第三名', '6000', '3000'],
    ['第四至第八名（每人）', '2000', '1000'],
    ['纪录奖：男子优于 2:28:05', '10,000', '—'],
    ['纪录奖：女子优于 2:43:56', '10,000', '—'],
  ],
)}
<p>获奖名单与成绩一同公示，至 10 月 3 日，奖金在公示结束后 30 个工作日内发放。关门前完赛的选手，均获完赛奖牌与电子完赛证书。</p>
<p class="files"><a href="/edition-2024/files/prizes.xlsx">奖金表（XLSX）</a></p>
<h2 id="insurance">保险与医疗</h2>
<p>患有不适合长跑的疾病，或怀孕、近期饮酒、感冒发热者，不得参赛。</p>
<p>组委会为全体选手投保，保险信息以报名时填写的证件为准；姓名或证件有误的，请致电组委会更正，最迟在领物时提出。沿线每 2.5 公里设一处医疗点，救护车与急救跑者随队巡护。身体不适时请立即停下求助。</p>
<h2 id="penalties">罚则</h2>
<p>有下列情形之一的，取消成绩；情节严重的，两年内不再受理报名：</p>
<ul>
<li>替他人参赛，或由他人替跑；转让、复制号码布；</li>
<li>携带两枚及以上芯片，抄近道或乘坐交通工具；</li>
<li>提供虚假的完赛证明或身份信息。</li>
</ul>
<h2 id="others">其他</h2>
<p>遇极端天气、山洪等不可抗力，组委会可以调整、缩短、延期或取消比赛，并在本网站公告；取消比赛的，退款办法随公告公布。</p>
`,
  contentEn: `
<h2 id="time-and-place">Time and place</h2>
<p>The race is on Sunday, 22 September 2024, in Yanling District. Both events start in Yanling Square. The marathon finishes there too, the half marathon at Qingxia Post.</p>
<p>Check in between 6:20 and 7:45; nobody is admitted later. Both events start at 8:00.</p>
<h2 id="events">Events and places</h2>
${table(
  'Events, places and fees; no chip deposit',
  ['Event', '>Distance', '>Places', '>Fee'],
  [
    ['Marathon', '42.195 km', '3,000', 'CNY 180'],
    ['Half marathon', '21.0975 km', '6,000', 'CNY 120'],
  ],
)}
<h2 id="cut-offs">Cut-offs</h2>
<p>If you have not finished by the cut-off, stop and take the sweep bus. Do not go back onto the course.</p>
<ul>
<li>Half marathon: 11:15, Qingxia Post.</li>
<li>Marathon: 14:25, Yanling Square.</li>
</ul>
<h2 id="age">Age</h2>
<ul>
<li>Marathon: 20 or over by 31 December 2024: born on or before 31 December 2004.</li>
<li>Half marathon: 16 or over by 31 December 2024: born on or before 31 December 2008.</li>
</ul>
<p class="note">If you are under 18 on race day, your guardian must also sign the declaration and come with you to collect your kit. If you are 60 or over on race day, your entry must name a relative who knows that you are running.</p>
<h2 id="entry">Entry and ballot</h2>
<p>Entries are open from 8 August to 24:00 on 18 August 2024. You can enter one event. Places and a waiting list are decided by ballot on 26 August at 9:00. Places that become free go to the next runner on the list until 18:00 on 13 September. If you do not get a place, your fee is refunded to the account you paid from. If you give up a place, there is no refund. See <a href="#/race-information/registration-instructions">How to enter</a>.</p>
<h2 id="proof">Proof of an earlier finish</h2>
<p>Upload proof of a finish since 1 January 2022. For the marathon: one marathon or two half marathons; for the half: one marathon or one half marathon.</p>
<h2 id="kit">Kit and check-in</h2>
<p>Collect your kit at Yanling Gymnasium on 20 or 21 September. Come in person with the ID you entered with; we take a photo of your face. Nobody can collect for you. If you do not collect your kit in time, you give up your place.</p>
<p>At check-in we look at your bib and your face. You need no ID. Pin your bib flat on your chest, and go to the start pen of the letter on it.</p>
<h2 id="bags">Bags</h2>
<p>Marathon bags wait in Yanling Square until 15:30; half marathon bags are driven to Qingxia Post and wait until 12:45. A bag left behind can be collected at our office within 5 working days after the race.</p>
<h2 id="timing">Timing and results</h2>
<p>The chip is part of your bib and need not be returned. There are timing mats at the start, the finish and every 5 km; the marathon has one more at 21.0975 km (Qingxia Post). Rankings are by gun time. If a mat did not record you, you keep your time but are not ranked, and the reason is stated.</p>
<p>Results and certificates are available under <a href="#/score-search">Results</a> 24 hours after the race, from 14:25 on 23 September. They are provisional for 10 days: to object, write to us before 14:25 on 3 October.</p>
<h2 id="prizes">Prizes</h2>
<p>The first eight men and women in each event win prize money; a record bonus is paid on top. Both go by gun time. All amounts are before tax.</p>
${table(
  'Prize money and record bonus in CNY, same for men and women',
  ['Place', '>Marathon', '>Half marathon'],
  [
    ['1st', '10,000', '5,000'],
    ['2nd', '8,000', '4,000'],
    ['3rd', '6,000', '3,000'],
    ['4th to 8th, each', '2,000', '1,000'],
    ['Record bonus: men under 2:28:05', '10,000', '—'],
    ['Record bonus: women under 2:43:56', '10,000', '—'],
  ],
)}
<p>The prize list is provisional until 3 October, like the results; prizes are paid within 30 working days after that. All who finish in time receive a medal and a digital certificate.</p>
<p class="files"><a href="/edition-2024/files/prizes.xlsx">Prizes (XLSX)</a></p>
<h2 id="insurance">Insurance and medical cover</h2>
<p>You must not run if you have a condition that rules out long-distance running, are pregnant, have recently drunk alcohol, or have a cold or a fever.</p>
<p>We insure every runner under the ID in the entry. If your name or ID is wrong, call us, or tell us at kit pick-up at the latest. There is a medical point every 2.5 km, and ambulances and first-aid runners move with the field. If you feel unwell, stop at once and ask for help.</p>
<h2 id="penalties">Penalties</h2>
<p>You are disqualified, and in serious cases cannot enter for two years, if you</p>
<ul>
<li>run for somebody else, let somebody run for you, pass on your bib or copy one;</li>
<li>carry more than one chip, or take a short cut or any vehicle;</li>
<li>give false proof of a finish or false personal data.</li>
</ul>
<h2 id="others">Anything else</h2>
<p>In extreme weather, flash floods or other events beyond our control we may change, shorten, postpone or cancel the race, and announce it on this site, with the refunds if it is cancelled.</p>
`,
}
