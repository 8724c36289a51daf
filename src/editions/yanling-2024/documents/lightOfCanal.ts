import type { SiteDocument } from '#site-config/siteDocument.ts'
import { picture } from '../pictures.ts'
import { at } from '../raceMoment.ts'

export const lightOfCanal: Partial<SiteDocument> = {
  id: 'light-of-canal',
  time: at('2024-07-12 09:00'),
  title: '运河灯火',
  titleEn: 'Lights on the canal',
  summary: '比赛前夜，沿着老运河走一走。',
  summaryEn: 'A walk along the old canal on the night before the race.',
  content: `
<figure><img src="${picture('intro-light-of-canal')}" alt="运河上灯笼成行，拱桥上有人跑过" width="1600" height="600" loading="lazy"></figure>
<p>燕岭的河出山之后，分出一段老运河，从前运石料与山货下山。船早已不走，水还在，石岸还在，沿岸的铺子到了傍晚就点起灯笼。</p>
<h2>石拱桥</h2>
<p>运河最窄的地方有座石拱桥，桥面的石头被脚步磨得发亮。站在桥心往西看，山脊与城墙是一道黑影；往东看，两岸的灯一盏接一盏映在水里。</p>
<h2>夜跑</h2>
<p>从燕岭广场出发，沿运河南岸到拱桥，再从北岸折回，一圈约 5 公里，路面平整，全程有灯。</p>
<h2>比赛前夜</h2>
<p>9 月 21 日傍晚，十一座村子的灯笼都挂到运河边，每盏上写着一句给选手的话。不妨慢慢走一圈，找一盏喜欢的，拍下来，第二天爬坡的时候想一想。</p>
<ul>
<li>灯笼 18:30 点亮，22:00 熄灯。</li>
<li>第二天 6:20 开始检录，请早些休息。</li>
</ul>
`,
  contentEn: `
<figure><img src="${picture('intro-light-of-canal')}" alt="Lanterns on the canal, runners crossing the arched bridge" width="1600" height="600" loading="lazy"></figure>
<p>Where the river leaves the hills, an old canal branches off. Boats once carried stone and mountain produce down it. The boats are gone, but the water and the stone banks remain, and at dusk the shops along them hang out their lanterns.</p>
<h2>The arched bridge</h2>
<p>At the canal’s narrowest point stands a stone bridge, its paving polished by feet. From the middle, look west: ridge and wall are one dark line. Look east: lamp after lamp is mirrored in the water.</p>
<h2>A night run</h2>
<p>From Yanling Square follow the south bank to the bridge and come back along the north: about 5 km, level and lit all the way.</p>
<h2>The night before the race</h2>
<p>On the evening of 21 September the eleven villages hang their lanterns along the canal, each with a line written for the runners. Walk round slowly, find one you like, take a picture, and think of it on the climb next morning.</p>
<ul>
<li>Lanterns are lit from 18:30 to 22:00.</li>
<li>Check-in opens at 6:20 next morning: go to bed early.</li>
</ul>
`,
}
