import type { SiteDocument } from '../../api/siteDocument.ts'
import { at } from '../at.ts'

export const contactUs: Partial<SiteDocument> = {
  id: 'contact-us',
  time: at('2024-08-01 09:00'),
  title: '联系我们',
  titleEn: 'Contact',
  summary: '热线、邮箱与办公地址。',
  summaryEn: 'Phone, e-mail and where to find us.',
  content: `
<h2 id="phone">热线</h2>
<p><strong>010-0000 0922</strong></p>
<p>8 月 1 日至 9 月 30 日，每日 9:00 至 18:00。报名、抽签、退款、领物，都可以打这个电话。比赛日当天 5:00 起有人接听。</p>
<h2 id="mail">邮箱</h2>
<p>参赛咨询：<a href="mailto:race@yanling.example">race@yanling.example</a></p>
<p>媒体与合作：<a href="mailto:partners@yanling.example">partners@yanling.example</a></p>
<p>请写明姓名与报名号，不要在邮件里发送证件照片。一般在 2 个工作日内答复。</p>
<h2 id="office">地址</h2>
<p>燕岭区燕岭体育馆一层，燕岭马拉松组委会。工作日 9:00 至 17:00 可办理遗留存衣包的领取，请带本人证件与号码布。</p>
<h2 id="online">网上先查一查</h2>
<ul>
<li>抽签结果、号码布与退款进度：<a href="#/registration-search">报名查询</a></li>
<li>名额、证明与费用：《<a href="#/race-information/registration-instructions">报名须知</a>》</li>
<li>交通、补给与医疗：《<a href="#/race-information/race-route">比赛路线</a>》</li>
</ul>
<p class="note">组委会不会以任何理由要求您转账或告知短信验证码。接到此类电话，请挂断后拨打热线核实。</p>
`,
  contentEn: `
<h2 id="phone">Phone</h2>
<p><strong>010-0000 0922</strong></p>
<p>Daily 9:00–18:00, from 1 August to 30 September, for anything about entry, ballot, refunds or kit. On race day we answer from 5:00.</p>
<h2 id="mail">E-mail</h2>
<p>Runners: <a href="mailto:race@yanling.example">race@yanling.example</a></p>
<p>Press and partners: <a href="mailto:partners@yanling.example">partners@yanling.example</a></p>
<p>Give your name and entry number, and please do not send pictures of your ID. We usually answer within 2 working days.</p>
<h2 id="office">Office</h2>
<p>Yanling Marathon Organising Committee, ground floor, Yanling Gymnasium, Yanling District. Bags left behind can be collected on working days, 9:00–17:00; bring your ID and your bib.</p>
<h2 id="online">Look here first</h2>
<ul>
<li>Ballot result, bib number, refund: <a href="#/registration-search">registration search</a></li>
<li>Places, proof, fees: <a href="#/race-information/registration-instructions">How to enter</a></li>
<li>Transport, aid, medical points: <a href="#/race-information/race-route">The course</a></li>
</ul>
<p class="note">We will never ask you to transfer money or to tell us an SMS code. If somebody does, hang up and call us.</p>
`,
}
