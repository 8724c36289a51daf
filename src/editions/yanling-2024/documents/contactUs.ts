import type { SiteDocument } from '#site-config/siteDocument.ts'
import { at } from '../raceMoment.ts'

export const contactUs: Partial<SiteDocument> = {
  id: 'contact-us',
  time: at('2024-08-01 09:00'),
  title: '联系我们',
  titleEn: 'Contact us',
  summary: '热线、邮箱与办公地址。',
  summaryEn: 'Phone, e-mail and address.',
  content: `
<h2>热线</h2>
<p>010-0000 0922</p>
<p>8 月 1 日至 9 月 30 日，每日 9:00 至 18:00。报名、抽签、退款、领物的问题，都可来电咨询。比赛日 5:00 起有人接听。10 月 1 日起，请发邮件。</p>
<h2>邮箱</h2>
<p>参赛咨询：<a href="mailto:race@yanling.example">race@yanling.example</a></p>
<p>个人信息保护负责人：<a href="mailto:privacy@yanling.example">privacy@yanling.example</a></p>
<p>媒体与合作：<a href="mailto:partners@yanling.example">partners@yanling.example</a></p>
<p>请写明姓名与报名编号，不要在邮件里发送证件照片。一般在 2 个工作日内答复。</p>
<h2>无障碍与陪跑</h2>
<p>轮椅参赛、视障选手的陪跑员、无障碍卫生间与乘车等问题，请在报名前拨打热线，或写邮件到 <a href="mailto:race@yanling.example">race@yanling.example</a>，我们会逐一答复。</p>
<h2>地址</h2>
<p>燕岭区燕岭体育馆一层，燕岭马拉松组委会。逾时未取的存包袋，赛后 5 个工作日内可在此领取，时间为 9:00 至 17:00，请带本人证件与号码布。</p>
<h2>可以先在网上查看</h2>
<ul>
<li>抽签结果、参赛号与退款进度：<a href="#/registration-search">报名查询</a></li>
<li>名额、证明与费用：《<a href="#/race-information/registration-instructions">报名须知</a>》</li>
<li>交通、补给与医疗：《<a href="#/race-information/race-route">比赛路线</a>》</li>
</ul>
<p class="note">组委会不会以任何理由要求您转账或告知短信验证码。接到此类电话，请挂断后拨打热线核实。</p>
`,
  contentEn: `
<h2>Phone</h2>
<p>+86 10 0000 0922</p>
<p>Daily 9:00–18:00, from 1 August to 30 September, for anything about entry, ballot, refunds or kit. On race day we answer from 5:00. From 1 October, write to us.</p>
<h2>E-mail</h2>
<p>Runners: <a href="mailto:race@yanling.example">race@yanling.example</a></p>
<p>Personal information, to our data protection officer: <a href="mailto:privacy@yanling.example">privacy@yanling.example</a></p>
<p>Press and partners: <a href="mailto:partners@yanling.example">partners@yanling.example</a></p>
<p>Give your name and entry number, and do not send pictures of your ID. We usually answer within 2 working days.</p>
<h2>Accessibility and guide runners</h2>
<p>For questions about wheelchairs, guide runners for runners with impaired sight, and accessible toilets or buses, call us before you enter, or write to <a href="mailto:race@yanling.example">race@yanling.example</a>. We answer each question individually.</p>
<h2>Office</h2>
<p>Yanling Mountain Marathon Organising Committee, ground floor, Yanling Gymnasium, Yanling District. Bags left behind can be collected here within 5 working days after the race, 9:00–17:00; bring your ID and your bib.</p>
<h2>Look here first</h2>
<ul>
<li>Ballot result, bib number, refund: <a href="#/registration-search">Find your entry</a></li>
<li>Places, proof, fees: <a href="#/race-information/registration-instructions">How to enter</a></li>
<li>Transport, aid, medical points: <a href="#/race-information/race-route">The course</a></li>
</ul>
<p class="note">We will never ask you to transfer money or to tell us a verification code. If somebody does, hang up and call us.</p>
`,
}
