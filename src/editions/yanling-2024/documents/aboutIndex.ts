import type { SiteDocument } from '#site-config/siteDocument.ts'
import { picture } from '../pictures.ts'
import { at } from '../raceMoment.ts'

export const aboutIndex: Partial<SiteDocument> = {
  id: 'about-index',
  time: at('2024-07-10 09:00'),
  title: '走进燕岭',
  titleEn: 'About Yanling',
  summary: '一条河谷，两道山岭，十一座村子。',
  summaryEn: 'One valley, two ridges, eleven villages.',
  content: `
<figure><img src="${picture('intro-about')}" alt="燕岭谷地，河流、村落、田畴与城墙" width="1600" height="600" loading="lazy"></figure>
<p>从市区往山里走，楼房渐渐矮下去，路边的杨树换成了松树，就到了燕岭。这里是京郊的山区：一条河从青峡里出来，穿过谷地，汇入清水湖；两道山岭一北一南，把十一座村子拢在怀里。</p>
<h2>山</h2>
<p>北面的山脊上有一段古长城，墙砖已经斑驳，敌楼还站着。每天最早的光落在敌楼上，然后才落到谷底。南面是柿子岭，海拔 421 米，不算高，却是赛道上最陡的一段。秋天满坡的柿子红起来，远看像点了灯。</p>
<h2>水</h2>
<p>青峡的水终年不断，早年推过水磨，如今灌着山下的梯田。清水湖是修水库时蓄起来的，湖上有座长桥，白鹭在浅滩上站着，不怕人。</p>
<h2>村</h2>
<p>十一座村子都是灰瓦石墙，路窄，弯多，走几步就有一棵老树。村里人把马拉松叫作“跑岭的日子”：那天一早，锣鼓摆到村口，孩子们举着旗子等在石墙边。</p>
<h2>什么时候来</h2>
<ul>
<li>春：四月，山杏开满青峡两岸。</li>
<li>夏：夜里比城里凉上几度，适合在湖边露营。</li>
<li>秋：九月跑步，十月看柿子，霜降之后做柿饼。</li>
<li>冬：雪落在城墙上，山里只剩黑白两色。</li>
</ul>
<h2>住在哪里</h2>
<p>燕岭广场周边有旅馆，可以步行到起点。村里有民宿：住在村里的，请在比赛日到 P1 或 P2 乘摆渡车（首班 4:50，末班 6:50），5:00 起交通管制。比赛周末房间紧张，请尽早预订。</p>
`,
  contentEn: `
<figure><img src="${picture('intro-about')}" alt="Yanling valley with river, village, fields and wall" width="1600" height="600" loading="lazy"></figure>
<p>Leave the city for the hills. The buildings shrink, the poplars give way to pines, and you are in Yanling. A river comes out of Qingxia Gorge, crosses the valley and fills Qingshui Lake; a ridge to the north and a ridge to the south hold eleven villages between them.</p>
<h2>The hills</h2>
<p>Along the northern ridge runs a stretch of the old Great Wall, its brick worn but its watchtowers standing. The first light of the day falls there, and only then on the valley. To the south is Shizi Ridge, named for its persimmons: 421 m is not much, but it is the steepest part of the course. In autumn the fruit turns, and from afar the slope looks lit with lamps.</p>
<h2>The water</h2>
<p>The stream in the gorge never runs dry. It used to drive mills; now it feeds the terraces. The lake came with the reservoir. A long bridge crosses it, and egrets stand in the shallows, unafraid.</p>
<h2>The villages</h2>
<p>All eleven are built of stone and grey tile, their lanes narrow and winding, an old tree at every other corner. People here call the marathon “the day of the ridge run”. That morning the drums are brought out to the road, and children wait along the walls with flags.</p>
<h2>When to come</h2>
<ul>
<li>Spring: in April wild apricot flowers on both sides of the gorge.</li>
<li>Summer: nights are a few degrees cooler than in town; people camp by the lake.</li>
<li>Autumn: run in September, see the persimmons in October, dry them after the first frost.</li>
<li>Winter: snow on the wall, and the hills in black and white.</li>
</ul>
<h2>Where to stay</h2>
<p>There are hotels around Yanling Square, within walking distance of the start, and guest houses in the villages. If you stay in a village, take a shuttle bus from P1 or P2 between 4:50 and 6:50 on race day; roads close from 5:00. Rooms are scarce on race weekend, so book early.</p>
`,
}
