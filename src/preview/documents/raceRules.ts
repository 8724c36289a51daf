import type { SiteDocument } from '../../api/siteDocument.ts'
import { at } from '../at.ts'
import { table } from '../markup.ts'

export const raceRules: Partial<SiteDocument> = {
  id: 'race-rules',
  time: at('2024-08-01 10:00'),
  title: '2024 燕岭马拉松竞赛规程',
  titleEn: 'Race rules 2024',
  summary: '时间、项目、关门时间、参赛年龄、计时、奖励与罚则。',
  summaryEn: 'Times, events, cut-offs, ages, timing, prizes and penalties.',
  content: `
<h2 id="time-and-place">时间与地点</h2>
<p>比赛于 <strong>2024 年 9 月 22 日（星期日）</strong>在燕岭区举行。全程与半程均从燕岭广场出发，全程终点在燕岭广场，半程终点在青峡驿。</p>
<p><strong>6:20 至 7:45 检录</strong>，逾时不再放行；<strong>8:00</strong> 全程与半程同时鸣枪。</p>
<h2 id="events">项目与规模</h2>
${table(
  '项目、规模与费用（免收芯片押金）',
  ['项目', '>距离', '>规模', '>报名费'],
  [
    ['马拉松', '42.195 公里', '3000 人', '180 元'],
    ['半程马拉松', '21.0975 公里', '6000 人', '120 元'],
  ],
)}
<h2 id="cut-offs">关门时间</h2>
<p>半程自鸣枪起 3 小时 15 分关门，全程 6 小时 25 分关门。到关门时间仍未到达终点的选手，请停止比赛，乘收容车返回，不得重新进入赛道。</p>
${table(
  '关门时间',
  ['项目', '关门点', '>里程', '>关门时间'],
  [
    ['半程马拉松', '青峡驿', '21.0975 公里', '<strong>11:15</strong>'],
    ['马拉松', '燕岭广场', '42.195 公里', '<strong>14:25</strong>'],
  ],
)}
<h2 id="age">参赛年龄</h2>
${table(
  '最低年龄',
  ['项目', '最低年龄', '出生日期'],
  [
    ['马拉松', '满 20 岁', '2004 年 12 月 31 日及以前'],
    ['半程马拉松', '满 16 岁', '2008 年 12 月 31 日及以前'],
  ],
)}
<p class="note">比赛日未满 18 岁的选手，须由监护人同时签署参赛声明，并在领物时陪同到场。</p>
<h2 id="entry">报名与抽签</h2>
<p>报名时间为 2024 年 8 月 8 日至 8 月 18 日 24:00。同一证件只受理一个项目。截止后统一抽签，结果以短信通知，也可在本网站查询。未中签者的报名费原路退还；中签后放弃参赛的，报名费不予退还。详见《<a href="#/race-information/registration-instructions">报名须知</a>》。</p>
<h2 id="proof">完赛证明</h2>
<p>须上传 2022 年 1 月 1 日以来的完赛证明：</p>
<ul>
<li>报名马拉松：一场马拉松，或两场半程马拉松；</li>
<li>报名半程马拉松：一场马拉松，或一场半程马拉松。</li>
</ul>
<h2 id="kit">领物与检录</h2>
<p>9 月 20 日至 21 日在燕岭体育馆领取参赛物品。须本人持报名证件到场并采集人像，不可代领。</p>
<p>检录时请将号码布平整佩戴在胸前，按号码布的分区字母进入起跑区。</p>
<h2 id="bags">存衣与取包</h2>
<p>全程选手的存衣包在燕岭广场领取，截止时间为 <strong>15:30</strong>；半程选手的存衣包运至青峡驿，截止时间为 <strong>12:45</strong>。逾时未取的，可在赛后 5 个工作日内到组委会领取。</p>
<h2 id="timing">计时与成绩</h2>
<p>计时芯片与号码布一体，不回收。起点、终点以及沿线每 5 公里设计时毯。名次按枪声成绩排定，净成绩供参考。缺少任一计时点数据的，只列成绩，不列名次，并注明原因。</p>
<p>赛后 24 小时可在<a href="#/score-search">成绩查询</a>中查看成绩，下载完赛证书。</p>
<h2 id="prizes">奖励办法</h2>
<p>两个项目均按男、女分别录取前八名，纪录奖与名次奖可以兼得。所列奖金为税前金额。</p>
${table(
  '名次奖与赛会纪录奖（元，男女相同）',
  ['名次', '>马拉松', '>半程马拉松'],
  [
    ['第一名', '10000', '5000'],
    ['第二名', '8000', '4000'],
    ['第三名', '6000', '3000'],
    ['第四至第八名', '2000', '1000'],
    ['纪录奖：男子优于 2:28:05', '10000', '—'],
    ['纪录奖：女子优于 2:43:56', '10000', '—'],
  ],
)}
<p>获奖名单公示 10 天，奖金在公示结束后 30 个工作日内发放。关门前完赛的选手，均获完赛奖牌与电子完赛证书。</p>
<p class="files"><a href="/edition-2024/files/prizes.xlsx">奖金表（XLSX）</a></p>
<h2 id="insurance">保险与医疗</h2>
<p>组委会为全体选手投保，保险信息以报名时填写的证件为准。沿线每 2.5 公里设一处医疗点，救护车与急救跑者随队巡护。身体不适时请立即停下求助。</p>
<h2 id="penalties">罚则</h2>
<p>有下列情形之一的，取消成绩；情节严重的，两年内不再受理报名：</p>
<ul>
<li>由他人替跑，或转让、复制号码布；</li>
<li>携带两枚及以上芯片，抄近道或乘坐交通工具；</li>
<li>提供虚假的完赛证明或身份信息。</li>
</ul>
<h2 id="others">其他</h2>
<p>遇极端天气、山洪等不可抗力，组委会可以调整、缩短或取消比赛，并在本网站公告。</p>
`,
  contentEn: `
<h2 id="time-and-place">Time and place</h2>
<p>The race is on <strong>Sunday, 22 September 2024</strong>, in Yanling District. Both events start in Yanling Square. The marathon finishes there too, the half at Qingxia Post.</p>
<p>Check in <strong>between 6:20 and 7:45</strong>; nobody is let in later. The gun goes at <strong>8:00</strong>.</p>
<h2 id="events">Events and places</h2>
${table(
  'Events, places and fees; no chip deposit',
  ['Event', '>Distance', '>Places', '>Fee'],
  [
    ['Marathon', '42.195 km', '3,000', '¥180'],
    ['Half marathon', '21.0975 km', '6,000', '¥120'],
  ],
)}
<h2 id="cut-offs">Cut-offs</h2>
<p>The half closes 3 h 15 min after the gun, the marathon after 6 h 25 min. If you have not finished by then, stop and take the sweep bus; do not go back onto the course.</p>
${table(
  'Cut-offs',
  ['Event', 'Where', '>Distance', '>Cut-off'],
  [
    ['Half marathon', 'Qingxia Post', '21.0975 km', '<strong>11:15</strong>'],
    ['Marathon', 'Yanling Square', '42.195 km', '<strong>14:25</strong>'],
  ],
)}
<h2 id="age">Age</h2>
${table(
  'Minimum age',
  ['Event', 'Minimum age', 'Born'],
  [
    ['Marathon', '20', 'on or before 31 December 2004'],
    ['Half marathon', '16', 'on or before 31 December 2008'],
  ],
)}
<p class="note">If you are under 18 on race day, your guardian must sign the declaration too and come along to collect your kit.</p>
<h2 id="entry">Entry and ballot</h2>
<p>Sign-up runs from 8 August to midnight at the end of 18 August 2024. One ID, one event. Places are drawn by ballot after closing; you hear by SMS and on this site. If you are not drawn, your fee goes back the way it came. If you are drawn and withdraw, there is no refund. See <a href="#/race-information/registration-instructions">How to enter</a>.</p>
<h2 id="proof">Proof of an earlier finish</h2>
<p>Upload proof of a finish since 1 January 2022:</p>
<ul>
<li>for the marathon: one marathon or two half marathons;</li>
<li>for the half: one marathon or one half marathon.</li>
</ul>
<h2 id="kit">Kit and check-in</h2>
<p>Collect your kit at Yanling Gymnasium on 20 or 21 September. Come in person with the ID you entered with; your face is captured. Nobody can collect for you.</p>
<p>At check-in, pin your bib flat on your chest and go to the pen it names.</p>
<h2 id="bags">Bags</h2>
<p>Marathon bags wait in Yanling Square until <strong>15:30</strong>. Half marathon bags are driven to Qingxia Post and wait there until <strong>12:45</strong>. A bag left behind can be collected from the organisers within 5 working days.</p>
<h2 id="timing">Timing and results</h2>
<p>The chip is part of your bib and need not be returned. There are mats at the start, the finish and every 5 km. Places go by gun time; net time is shown beside it. If a mat is missing you keep your time but get no place, and the reason is stated.</p>
<p>Results and certificates are on the <a href="#/score-search">score search</a> page 24 hours after the race.</p>
<h2 id="prizes">Prizes</h2>
<p>The first eight men and women of each event win prize money; a record bonus comes on top. All sums are before tax.</p>
${table(
  'Prize money and record bonus, the same for men and women',
  ['Place', '>Marathon', '>Half marathon'],
  [
    ['1st', '¥10,000', '¥5,000'],
    ['2nd', '¥8,000', '¥4,000'],
    ['3rd', '¥6,000', '¥3,000'],
    ['4th to 8th', '¥2,000', '¥1,000'],
    ['Record bonus: men under 2:28:05', '¥10,000', '—'],
    ['Record bonus: women under 2:43:56', '¥10,000', '—'],
  ],
)}
<p>The prize list is published for 10 days; prizes are paid within 30 working days after that. Everyone who finishes in time receives a medal and a digital certificate.</p>
<p class="files"><a href="/edition-2024/files/prizes.xlsx">Prizes (XLSX)</a></p>
<h2 id="insurance">Insurance and medical cover</h2>
<p>The organisers insure every runner under the ID given at sign-up. There is a medical point every 2.5 km, with ambulances and first-aiders in between. If you feel unwell, stop at once and ask for help.</p>
<h2 id="penalties">Penalties</h2>
<p>You lose your result, and in serious cases the right to enter for two years, if you</p>
<ul>
<li>run for somebody else, or hand on or copy a bib;</li>
<li>carry more than one chip, cut the course or ride;</li>
<li>give false proof of a finish or false personal data.</li>
</ul>
<h2 id="others">Anything else</h2>
<p>In extreme weather, flood or other emergencies the organisers may change, shorten or cancel the race, and will say so on this site.</p>
`,
}
