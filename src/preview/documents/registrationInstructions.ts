import type { SiteDocument } from '../../api/siteDocument.ts'
import { at } from '../at.ts'
import { table } from '../markup.ts'

export const registrationInstructions: Partial<SiteDocument> = {
  id: 'registration-instructions',
  time: at('2024-08-01 10:30'),
  title: '2024 燕岭马拉松报名须知',
  titleEn: 'How to enter',
  summary: '谁能报名、怎样报名、怎样抽签、何时退款。',
  summaryEn: 'Who can enter, how to do it, how the ballot works and when fees come back.',
  content: `
<h2 id="when">报名时间</h2>
<p>2024 年 <strong>8 月 8 日至 8 月 18 日 24:00</strong>，在本网站报名。先报名与后报名，中签机会相同。</p>
<h2 id="places">名额与费用</h2>
${table(
  '名额、费用与年龄',
  ['项目', '>名额', '>报名费', '最低年龄'],
  [
    ['马拉松', '3000 人', '180 元', '满 20 岁（2004 年 12 月 31 日及以前出生）'],
    ['半程马拉松', '6000 人', '120 元', '满 16 岁（2008 年 12 月 31 日及以前出生）'],
  ],
)}
<p>不收取芯片押金。同一证件只受理一个项目，提交后不能更改项目。</p>
<h2 id="proof">完赛证明</h2>
<p>燕岭的赛道翻越两座岭，请先有一次完赛。报名时须上传 <strong>2022 年 1 月 1 日</strong>以来的证明：</p>
${table(
  '须提供的证明',
  ['报名项目', '任选其一'],
  [
    ['马拉松', '一场马拉松，或两场半程马拉松'],
    ['半程马拉松', '一场马拉松，或一场半程马拉松'],
  ],
)}
<ul>
<li>完赛证书、官方成绩页截图均可，须清楚显示姓名、赛事、日期、项目与成绩。</li>
<li>姓名须与报名证件一致。曾用其他证件参赛的，请一并上传说明。</li>
<li>线上跑、接力赛与未在关门时间内完成的比赛不作为证明。</li>
</ul>
<h2 id="steps">报名步骤</h2>
<ol>
<li>登录账号。没有账号的，可用手机号或邮箱注册。</li>
<li>选择项目，填写本人信息与紧急联系人。</li>
<li>上传完赛证明。</li>
<li>阅读并签署《<a href="#/race-information/race-statement">参赛声明</a>》；比赛日未满 18 岁的，由监护人一同签署。</li>
<li>核对后提交，并缴纳报名费。缴费成功才进入抽签。</li>
</ol>
<h2 id="ballot">抽签</h2>
<p>报名截止后，对材料有效且已缴费的选手，按项目分别随机抽签。结果以短信发送，也可在<a href="#/registration-search">报名查询</a>中查看。中签者即获得名额，无须再次确认。</p>
<h2 id="refunds">退款与退赛</h2>
<ul>
<li><strong>未中签：</strong>报名费全额原路退还，无须申请，进度可在报名查询中查看。</li>
<li><strong>材料未通过：</strong>视同未中签，报名费原路退还。</li>
<li><strong>中签后退赛：</strong>报名费不予退还，名额不能转让，也不能保留到下一年。</li>
</ul>
<h2 id="direct">赞助名额与直通名额</h2>
<p>赞助名额由赞助商发放，直通名额须提交资格申请。审核通过后，按收到的提示完成报名与缴费。两类名额都包含在项目规模之内，年龄与完赛证明的要求相同。</p>
<h2 id="truth">如实填写</h2>
<p>请使用本人有效证件，信息将用于抽签、保险与领物。证件过期、信息有误造成的损失由本人承担；材料造假的，取消参赛资格，报名费不予退还。</p>
<p>有疑问请拨打组委会热线 010-0000 0922（8 月 1 日至 9 月 30 日，每日 9:00 至 18:00）。</p>
`,
  contentEn: `
<h2 id="when">When</h2>
<p>Enter on this site from <strong>8 August to midnight at the end of 18 August 2024</strong>. An early entry has the same chance as a late one.</p>
<h2 id="places">Places and fees</h2>
${table(
  'Places, fees and ages',
  ['Event', '>Places', '>Fee', 'Minimum age'],
  [
    ['Marathon', '3,000', '¥180', '20 (born on or before 31 December 2004)'],
    ['Half marathon', '6,000', '¥120', '16 (born on or before 31 December 2008)'],
  ],
)}
<p>There is no chip deposit. One ID, one event; you cannot change events once you have submitted.</p>
<h2 id="proof">Proof of an earlier finish</h2>
<p>The course climbs two ridges, so we ask that this is not your first finish. Upload proof since <strong>1 January 2022</strong>:</p>
${table(
  'What you need',
  ['Entering', 'Any one of these'],
  [
    ['Marathon', 'one marathon, or two half marathons'],
    ['Half marathon', 'one marathon, or one half marathon'],
  ],
)}
<ul>
<li>A finisher’s certificate or a screenshot of the official result will do, if your name, the race, date, distance and time can be read.</li>
<li>The name must match your ID. If you ran under another document, add a note that says so.</li>
<li>Virtual runs, relays and races not finished inside the cut-off do not count.</li>
</ul>
<h2 id="steps">Step by step</h2>
<ol>
<li>Log in. If you have no account, register with a phone number or an e-mail address.</li>
<li>Choose your event, fill in your details and name an emergency contact.</li>
<li>Upload your proof.</li>
<li>Read and sign the <a href="#/race-information/race-statement">declaration</a>. If you are under 18 on race day, your guardian signs too.</li>
<li>Check everything, submit, and pay the fee. Only paid entries go into the ballot.</li>
</ol>
<h2 id="ballot">The ballot</h2>
<p>After closing, every valid, paid entry goes into a random draw, one for each event. The result comes by SMS and is shown in <a href="#/registration-search">registration search</a>. If you are drawn, the place is yours; there is nothing to confirm.</p>
<h2 id="refunds">Refunds and withdrawal</h2>
<ul>
<li><strong>Not drawn:</strong> the whole fee goes back to the account you paid from. You need not ask; registration search shows how far it is.</li>
<li><strong>Proof not accepted:</strong> the same, as if you had not been drawn.</li>
<li><strong>Drawn, but you withdraw:</strong> there is no refund. A place cannot be passed on or kept for next year.</li>
</ul>
<h2 id="direct">Sponsor places and direct entry</h2>
<p>Sponsor places come from the sponsors; direct entry needs an application. Once it is approved, follow the message you get to enter and pay. Both are part of the places above, and age and proof are the same for everyone.</p>
<h2 id="truth">Be accurate</h2>
<p>Use your own valid ID: the ballot, your insurance and kit pick-up depend on it. You bear the loss from an expired document or a wrong entry. False proof costs you your place and your fee.</p>
<p>Questions? Call 010-0000 0922, daily 9:00–18:00 from 1 August to 30 September.</p>
`,
}
