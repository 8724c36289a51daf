import type { SiteDocument } from '#site-config/siteDocument.ts'
import { table } from '../markup.ts'
import { at } from '../raceMoment.ts'

export const raceIntroduction: Partial<SiteDocument> = {
  id: 'race-introduction',
  time: at('2024-07-08 09:00'),
  title: '赛事介绍',
  titleEn: 'About the race',
  summary: '每年九月，在京郊群山里跑一场马拉松。',
  summaryEn: 'Every September, a marathon through the mountains near Beijing.',
  content: `
<p>燕岭马拉松是一场在京郊山地举行的公路马拉松，每年九月，在天刚转凉、柿子将红的时候开跑。赛道翻越两座岭，经过古长城遗址、清水湖与十一座村子。</p>
<h2>2024 一览</h2>
${table(
  '2024 燕岭马拉松',
  ['项目', '马拉松', '半程马拉松'],
  [
    ['日期', '9 月 22 日（星期日）8:00', '9 月 22 日（星期日）8:00'],
    ['距离', '42.195 公里', '21.0975 公里'],
    ['名额', '3000 个', '6000 个'],
    ['起点', '燕岭广场', '燕岭广场'],
    ['终点', '燕岭广场', '青峡驿'],
    ['关门', '14:25', '11:15'],
  ],
)}
<h2>我们在意的事</h2>
<ul>
<li>安全：每 2.5 公里一处医疗点，急救跑者随队，人人有保险。</li>
<li>公平：公开抽签，每 5 公里一块计时毯，枪声成绩与净成绩同时列出。</li>
<li>山林：不新开一寸路，不留下一个纸杯；比赛当天清扫完赛道。</li>
<li>村子：补给站备有当地的柿饼，市集留给十一座村子，路边加油的就是主人。</li>
</ul>
<h2>吉祥物</h2>
<p>岭岭是一只斑羚，住在燕岭的崖壁上，步子稳，眼神好，额前系一条金发带，缀着一颗柿子。起点和终点都能遇到它。</p>
<h2>组织</h2>
<p>赛事由燕岭马拉松组委会组织，得到区内各村、公安交管、医疗与环卫部门，以及志愿者团队和<a href="#/partners/sponsors">合作伙伴</a>的支持。</p>
`,
  contentEn: `
<p>The Yanling Mountain Marathon is a road marathon in the hills near Beijing, run every September, when the air turns cool and the persimmons are about to redden. It crosses two ridges and passes the ruins of the old Great Wall, a lake and eleven villages.</p>
<h2>2024 at a glance</h2>
${table(
  'Yanling Mountain Marathon 2024',
  ['Event', 'Marathon', 'Half marathon'],
  [
    ['Date', 'Sunday, 22 September, 8:00', 'Sunday, 22 September, 8:00'],
    ['Distance', '42.195 km', '21.0975 km'],
    ['Places', '3,000', '6,000'],
    ['Start', 'Yanling Square', 'Yanling Square'],
    ['Finish', 'Yanling Square', 'Qingxia Post'],
    ['Cut-off', '14:25', '11:15'],
  ],
)}
<h2>What we care about</h2>
<ul>
<li>Safety: a medical point every 2.5 km, first-aid runners beside you, insurance for everyone.</li>
<li>Fairness: a public ballot, a timing mat every 5 km, gun time and net time side by side.</li>
<li>The hills: no new paths, no cup left behind; the course is clean again the same day.</li>
<li>The villages: local persimmon cakes at the aid stations, a market for all eleven, and hosts who cheer you on.</li>
</ul>
<h2>The mascot</h2>
<p>Lingling is a goral from the cliffs of Yanling: surefooted, sharp-eyed, wearing a gold headband with a single persimmon. Look out for Lingling at the start and the finish.</p>
<h2>Who organises it</h2>
<p>The Yanling Mountain Marathon Organising Committee, with the villages of the district, the traffic police, the medical and cleaning services, volunteer teams and our <a href="#/partners/sponsors">partners</a>.</p>
`,
}
