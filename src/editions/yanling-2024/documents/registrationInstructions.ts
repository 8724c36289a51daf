import type { SiteDocument } from '#site-config/siteDocument.ts'
import { table } from '../markup.ts'
import { at } from '../raceMoment.ts'

export const registrationInstructions: Partial<SiteDocument> = {
  id: 'registration-instructions',
  time: at('2024-08-01 10:30'),
  title: '2024 燕岭马拉松报名须知',
  titleEn: 'How to enter',
  summary: '谁能报名、怎样报名、怎样抽签、何时退款。',
  summaryEn: 'Who can enter, how to enter, how the ballot works and when fees are refunded.',
  content: `
<h2 id="when">报名时间</h2>
<p>2024 年 8 月 8 日至 8 月 18 日 24:00，在本网站报名。先报名与后报名，中签机会相同。本页时间均为北京时间。</p>
<h2 id="places">名额与费用</h2>
${table(
  '名额、费用与年龄',
  ['项目', '>名额', '>报名费', '年龄'],
  [
    ['马拉松', '3000 个', '180 元', '2024 年内满 20 岁（2004 年 12 月 31 日及以前出生）'],
    ['半程马拉松', '6000 个', '120 元', '2024 年内满 16 岁（2008 年 12 月 31 日及以前出生）'],
  ],
)}
<p>不收取芯片押金。每人限报一个项目，提交后不能更改项目。</p>
<p>可另选“成绩认证”服务：由计时服务单位在两个工作日内与原赛事核对完赛成绩，收费 20 元，与报名费一并支付，退款办法与报名费相同；不影响中签机会。</p>
<h2 id="proof">完赛证明</h2>
<p>燕岭的赛道翻越两座岭，须有完赛经历。报名时须上传 2022 年 1 月 1 日以来的证明：</p>
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
<li>选择项目，填写本人信息与紧急联系人；比赛日年满 60 岁的，另填一名知晓其参赛的亲属（知情亲属）的姓名与手机号。</li>
<li>上传完赛证明。</li>
<li>阅读并签署《<a href="#/race-information/race-statement">参赛声明</a>》；比赛日未满 18 岁的，由监护人一同签署。</li>
<li>核对后提交，并在报名截止前缴纳报名费。缴费成功才进入抽签。</li>
</ol>
<h2 id="ballot">抽签</h2>
<p>8 月 26 日 9:00，对材料有效且已缴费的选手，按项目分别随机抽签。结果随即公布，并以短信或邮件通知，也可在<a href="#/registration-search">报名查询</a>中查看。中签者即获得名额，无须再次确认。</p>
<h2 id="waiting-list">候补</h2>
<p>抽签同时按项目排出候补名单，候补号可在报名查询中查看。有人放弃名额时，按候补号依次递补。9 月 5 日 10:00 公布递补结果；此后空出的名额，9 月 13 日 18:00 候补结束时公布。递补到的，无须再次确认。</p>
<h2 id="refunds">退款与退赛</h2>
<ul>
<li>未中签、候补未获递补：报名费全额原路退还，无须申请；退款进度可在报名查询中查看。</li>
<li>抽签前或候补期间取消报名：请致电或发邮件至组委会，报名费全额原路退还。</li>
<li>材料未通过：报名截止前可以更换；截止后视同未中签，报名费原路退还。</li>
<li>获得名额后退赛：报名费不予退还，名额不能转让，也不能保留到下一年。</li>
</ul>
<h2 id="direct">免抽签名额</h2>
<p>免抽签名额须提交申请，申请与缴费都在 8 月 18 日 24:00 截止；审核通常需要两个工作日，请尽早提交。审核通过并缴费后即获得名额，分四类：</p>
<ul>
<li>赞助名额：凭赞助商发放的编号申请。</li>
<li>直通名额：上届各项目前一百名（按枪声成绩）、连续三届志愿者等。</li>
<li>精英名额：凭官方成绩申请。</li>
<li>公益名额：为指定的公益项目捐赠 500 元以上，凭捐赠凭证申请；申请未通过的，捐款由受赠方退还。</li>
</ul>
<p>四类名额都计入各项目的名额，年龄与完赛证明的要求相同。已提交抽签报名的证件，不能再申请；申请未通过的，报名截止前仍可报名抽签。</p>
<h2 id="portrait">证件照</h2>
<p>获得名额后，请在领取参赛物品前通过“上传材料”提交近六个月内的正面免冠证件照（295×413 像素），用于领取参赛物品时核验。</p>
<h2 id="truth">如实填写</h2>
<p>请使用本人有效证件，信息将用于抽签、投保与领物。姓名或证件有误的，请尽早致电组委会更正，最迟在领物时提出；未更正的，可能影响投保与领物。因证件过期或信息未更正造成的损失，由本人承担；材料造假的，取消参赛资格，报名费不予退还。</p>
<p>有疑问请拨打组委会热线 010-0000 0922（8 月 1 日至 9 月 30 日，每日 9:00 至 18:00）。</p>
`,
  contentEn: `
<h2 id="when">When</h2>
<p>Enter on this site from 8 August to 24:00 on 18 August 2024. Early and late entries have the same chance. All times are Beijing time (UTC+8).</p>
<h2 id="places">Places and fees</h2>
${table(
  'Places, fees and ages',
  ['Event', '>Places', '>Fee', 'Age by 31 December 2024'],
  [
    ['Marathon', '3,000', 'CNY 180', '20 or over (born on or before 31 December 2004)'],
    ['Half marathon', '6,000', 'CNY 120', '16 or over (born on or before 31 December 2008)'],
  ],
)}
<p>There is no chip deposit. You can enter one event, and you cannot change it after you submit.</p>
<p>You may add result verification for CNY 20: the timing company checks your finish with the race you ran, within two working days. You pay it together with the fee, and it is refunded under the same rules. It does not change your chances in the ballot.</p>
<h2 id="proof">Proof of an earlier finish</h2>
<p>The course climbs two ridges, so we ask for an earlier finish. Upload proof of one since 1 January 2022:</p>
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
<li>The name must match your ID. If you ran under another ID, add a note that says so.</li>
<li>Virtual runs, relays and races not finished within the cut-off do not count.</li>
</ul>
<h2 id="steps">Step by step</h2>
<ol>
<li>Log in. If you have no account, register with a phone number or an e-mail address.</li>
<li>Choose your event, fill in your details and name an emergency contact. If you are 60 or over on race day, also name a relative who knows that you are running, with their phone number.</li>
<li>Upload your proof.</li>
<li>Read and sign the <a href="#/race-information/race-statement">declaration</a>. If you are under 18 on race day, your guardian signs too.</li>
<li>Check everything, submit, and pay the fee before entries close. Only paid entries go into the ballot.</li>
</ol>
<h2 id="ballot">The ballot</h2>
<p>On 26 August at 9:00 we hold a random ballot for each event among all valid, paid entries. The result is published at once: we send it by text message or e-mail, and you can <a href="#/registration-search">look it up</a> here. If you are drawn, the place is yours. You do not need to confirm it.</p>
<h2 id="waiting-list">The waiting list</h2>
<p>The ballot also makes a waiting list for each event. You can look up your number on it. When somebody gives up a place, it goes to the next runner on the list. The runners who get these places are announced at 10:00 on 5 September and, for places given up later, at 18:00 on 13 September, when the list closes. They do not need to confirm.</p>
<h2 id="refunds">Refunds and withdrawal</h2>
<ul>
<li>Not drawn, or still on the waiting list when it closes: the whole fee is refunded to the account you paid from. You do not need to ask. You can follow the refund under “Find your entry”.</li>
<li>You cancel before the ballot or while you are waiting: call or write to us, and the whole fee is refunded.</li>
<li>Proof not accepted: you can replace it until entries close. After that you are not in the ballot, and the fee is refunded.</li>
<li>You withdraw after you have been given a place: there is no refund. A place cannot be passed on or carried over to next year.</li>
</ul>
<h2 id="direct">Places without the ballot</h2>
<p>These need an application. Apply and pay by 24:00 on 18 August; a review usually takes two working days, so apply early. Once it is approved and you have paid, the place is yours. There are four kinds:</p>
<ul>
<li>Sponsor places: with a code that a sponsor gave you.</li>
<li>Direct entry: for last year’s first 100 finishers in each event (gun time), those who volunteered three years in a row, and others who qualify.</li>
<li>Elite places: on the strength of an official result.</li>
<li>Charity places: for a donation of CNY 500 or more to one of our charities; upload the receipt. If you are not approved, the charity refunds it.</li>
</ul>
<p>All count towards the places of their event, and the rules on age and proof are the same. You cannot apply with an ID that is already entered in the ballot. If you are not approved, you can still enter the ballot until entries close.</p>
<h2 id="portrait">Portrait</h2>
<p>If you have a place, submit a portrait under “Upload documents” before you collect your kit: facing the camera, no hat, taken within the last six months, 295×413 pixels. We use it to check who you are at kit pick-up.</p>
<h2 id="truth">Be accurate</h2>
<p>Use your own valid ID: the ballot, your insurance and kit pick-up depend on it. If your name or ID is wrong, call us as soon as you can, or tell us at kit pick-up at the latest. If it is not corrected, your insurance and kit pick-up may be affected. Any loss caused by an expired ID, or by details that you did not have corrected, is yours to bear. If your proof is false, you lose your place, and the fee is not refunded.</p>
<p>Questions? Call +86 10 0000 0922, daily 9:00–18:00 from 1 August to 30 September.</p>
`,
}
