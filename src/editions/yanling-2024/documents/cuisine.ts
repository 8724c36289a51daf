import type { SiteDocument } from '#site-config/siteDocument.ts'
import { picture } from '../pictures.ts'
import { at } from '../raceMoment.ts'

export const cuisine: Partial<SiteDocument> = {
  id: 'cuisine',
  time: at('2024-07-11 09:00'),
  title: '燕岭味道',
  titleEn: 'Yanling cuisine',
  summary: '柿饼、板栗、一碗面，和跑者的赛前一餐。',
  summaryEn: 'Persimmon cakes, chestnuts, a bowl of noodles, and what to eat before you run.',
  content: `
<figure><img src="${picture('intro-cuisine')}" alt="桌上的柿饼、面条与板栗" width="1600" height="600" loading="lazy"></figure>
<p>山里的吃食，讲究的是时令与手工。跑完一场，坐下来慢慢吃，才算到过燕岭。</p>
<h2>柿饼</h2>
<p>霜降之后，家家的灶间都亮着灯。柿子削皮，悬在檐下，日晒夜露，隔些天捏一遍，直到结出一层白霜。好的柿饼外面是糯的，里面还流着蜜。赛道 15 公里以后的补给站也备有柿饼，切成小块，一口一个。</p>
<h2>板栗</h2>
<p>柿子岭背面是板栗林。新栗子个头不大，炒出来又甜又面，用纸袋包着，能暖一路的手。</p>
<h2>一碗面</h2>
<p>老街上的面，面是手擀的，汤用柴鸡与蘑菇吊出来，卧一个蛋，撒一把山芹。跑完的人多半先要一碗热汤，再说别的。</p>
<h2>赛前赛后吃什么</h2>
<ul>
<li>前一晚：面食为主，少油少辣，早些吃完。</li>
<li>比赛早晨：起跑前两小时用餐，馒头、香蕉、小米粥都好。</li>
<li>跑后：先补水，再吃面；柿子虽好，空腹不宜。</li>
</ul>
<p>燕岭广场的市集在 9 月 20 日至 22 日开放，十一座村子各出一个摊位。</p>
`,
  contentEn: `
<figure><img src="${picture('intro-cuisine')}" alt="Persimmon cakes, noodles and chestnuts on a table" width="1600" height="600" loading="lazy"></figure>
<p>Mountain food is about the season and work done by hand. Run first, then sit down and take your time: only then have you been to Yanling.</p>
<h2>Persimmon cakes</h2>
<p>After the first frost a light burns in every kitchen. The fruit is peeled and hung under the eaves, in sun by day and dew by night, and pressed by hand every few days until it grows a coat of white sugar. A good one is soft outside and still runs like honey within. From 15 km on, the aid stations have them too, cut into bite-sized pieces.</p>
<h2>Chestnuts</h2>
<p>The far side of Shizi Ridge is chestnut wood. The nuts are small, roast sweet and floury, and a paper bag of them keeps your hands warm all the way home.</p>
<h2>A bowl of noodles</h2>
<p>In the old street the noodles are rolled by hand and the broth is made of free-range chicken and mushrooms; an egg goes in, and a handful of wild celery. Most finishers ask for the hot broth first and talk later.</p>
<h2>Before and after the race</h2>
<ul>
<li>The evening before: noodles or dumplings, little oil, little chilli, and not too late.</li>
<li>Race morning: eat two hours before the start: steamed bread, a banana, millet porridge.</li>
<li>Afterwards: water first, noodles next. Persimmons are lovely, but not on an empty stomach.</li>
</ul>
<p>The market in Yanling Square is open from 20 to 22 September, with a stall for each of the eleven villages.</p>
`,
}
