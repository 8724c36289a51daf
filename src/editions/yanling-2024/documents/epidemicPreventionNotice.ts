import type { SiteDocument } from '#site-config/siteDocument.ts'
import { at } from '../raceMoment.ts'

export const epidemicPreventionNotice: Partial<SiteDocument> = {
  id: 'epidemic-prevention-notice',
  time: at('2024-08-06 09:00'),
  title: '2024 燕岭马拉松防疫须知',
  titleEn: 'Health notice',
  summary: '赛前自查，现场防护，身体不适不参赛。',
  summaryEn: 'Check yourself before the race, be considerate at it, and stay away if you are ill.',
  content: `
<p>比赛当天九千名选手同场，请做好以下几件事。</p>
<h2>赛前</h2>
<ul>
<li>赛前 7 天留意体温与身体状况，保证睡眠。</li>
<li>出现发热、咳嗽、腹泻等症状的，请及时就医，不要带病参赛。</li>
</ul>
<h2>领物时</h2>
<ul>
<li>9 月 20 日至 21 日领取参赛物品，请避开开馆后的高峰。</li>
<li>燕岭体育馆为室内场所，建议佩戴口罩；采集人脸信息时短暂摘下即可。</li>
<li>请勿带无关人员入场，比赛日未满 18 岁选手的监护人除外。</li>
</ul>
<h2>比赛日</h2>
<ul>
<li>检录区、摆渡车内建议佩戴口罩，检录核对人脸时短暂摘下；起跑后请收好，勿丢弃在赛道上。</li>
<li>补给站自取自用，不共用水杯与毛巾，请勿随地吐痰。</li>
<li>途中出现胸闷、心悸、头晕，请立即停下；沿线每 2.5 公里设有医疗点。</li>
</ul>
<h2>身体不适怎么办</h2>
<p>赛前不适的，请不要到场，可拨打 010-0000 0922 告知组委会。现场不适的，请到最近的医疗点，由医务人员评估；感冒、发热的，不得参赛。</p>
<p>如相关要求有调整，以主管部门与组委会的最新公告为准。</p>
`,
  contentEn: `
<p>Nine thousand runners share one square on race morning. A few simple things protect everyone.</p>
<h2>Before the race</h2>
<ul>
<li>For 7 days beforehand, keep an eye on your temperature and how you feel, and get enough sleep.</li>
<li>If you have a fever, a cough or an upset stomach, see a doctor. Do not run while you are ill.</li>
</ul>
<h2>At kit pick-up</h2>
<ul>
<li>Pick-up is on 20 and 21 September. Avoid the rush after opening.</li>
<li>Yanling Gymnasium is indoors: a mask is advised, and comes off only while we take a photo of your face.</li>
<li>Come alone, unless you are under 18 on race day: then your guardian comes with you.</li>
</ul>
<h2>On race day</h2>
<ul>
<li>A mask is advised at check-in and on shuttle buses, and comes off only while we check your face. After the start, put it away. Do not drop it on the course.</li>
<li>Help yourself at the aid stations, do not share cups or towels, and do not spit.</li>
<li>If your chest is tight, your heart is racing or you feel dizzy, stop at once. There is a medical point every 2.5 km.</li>
</ul>
<h2>If you feel unwell</h2>
<p>Before the race, stay at home and let us know on +86 10 0000 0922. At the race, go to the nearest medical point, and do not run with a cold or a fever.</p>
<p>Should the requirements change, the latest notice from the authorities or from us applies.</p>
`,
}
