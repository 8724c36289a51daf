import type { SiteDocument } from '#site-config/siteDocument.ts'
import { at, picture, texts } from '../texts.ts'

export const aboutIndex: Partial<SiteDocument> = {
  id: 'about-index',
  time: at('2025-01-06 10:00'),
  picture: picture('intro'),
  ...texts('title', 'About Kirigadake', '霧ヶ岳とは', '认识雾之岳'),
  ...texts(
    'summary',
    'A mountain, the valley below it, and the fog between them.',
    '山と、谷と、そのあいだの霧。',
    '一座山、一道谷，和两者之间的雾。',
  ),
  ...texts(
    'content',
    `<p>Kirigadake, the “mountain of fog”, is 1,982 m high. It stands alone above the valley of Kirisato, and on most mornings from April to June the valley disappears: cold air flows down from the summit, meets the warm water of the springs, and the fog rises to about 1,200 m. Those who start at night climb out of it at dawn.</p>
<h2 id="terraces">The terraces of Tanaoka</h2><p>Below Suginoki Pass, 340 rice fields step down to the river. They are flooded in the middle of May, a week before the race, and hold the sky until the rice is tall. The path runs on the banks between them, one foot wide. Go in single file.</p>
<h2 id="forest">Cedars and a shrine</h2><p>The cedars around Takemori Shrine were planted about 300 years ago. Runners climb 218 stone steps to the red gate. It is the custom to stop, bow once and shake the shrine bell by its rope. The clock does not stop for it, but nearly everyone does it all the same.</p>
<h2 id="springs">Kirisato Onsen</h2><p>Nine bath houses stand around Yu Square, where all three courses start and end. On race weekend they are open through the night, and every finisher gets a ticket for one bath.</p>`,
    `<p>霧ヶ岳は標高1,982m。霧里の谷にそびえる独立峰です。4月から6月の朝は、山頂から下りてくる冷気が温泉の暖かな湯気とぶつかり、谷はしばしば標高1,200mあたりまで霧に沈みます。夜に走りはじめた選手は、夜明けに霧の上へ抜け出します。</p>
<h2 id="terraces">棚岡の棚田</h2><p>杉ノ木峠の下には、川まで続く340枚の田んぼが階段のように並びます。水が入るのは大会の一週間前、5月中旬です。稲が伸びるまで、水面は空を映します。コースは幅30cmほどの畦を通ります。一列でお進みください。</p>
<h2 id="forest">杉木立と神社</h2><p>岳守神社を囲む杉は、およそ300年前に植えられました。選手は218段の石段を登り、赤い鳥居をくぐります。一礼して鈴を鳴らすのがこの土地の習わしです。時計は止まりませんが、ほとんどの選手が足を止めます。</p>
<h2 id="springs">霧里温泉</h2><p>三つのコースの発着点、湯の広場のまわりには九つの共同浴場があります。大会期間中は夜通し営業し、完走者には入浴券を一枚お渡しします。</p>`,
    `<p>雾之岳海拔 1982 米，独自耸立在雾里谷地之上。四月至六月的清晨，山顶的冷空气沿坡而下，与温泉的暖气相遇，雾常常一直升到海拔 1200 米左右，整条山谷隐没其中。夜里出发的人，会在黎明时跑出雾海。</p>
<h2 id="terraces">棚冈梯田</h2><p>杉之木垭口下方，340 块水田层层落到河边。每年五月中旬、赛前一周放水插秧，稻苗长高之前，水面映着整片天空。赛道走在田埂上，埂宽约 30 厘米，请排成一列通过。</p>
<h2 id="forest">杉林与神社</h2><p>岳守神社四周的杉树，大约植于 300 年前。选手登上 218 级石阶，穿过红色鸟居。当地的习惯是停步、鞠躬、摇一声铃；计时并不会停，但几乎人人都会照做。</p>
<h2 id="springs">雾里温泉</h2><p>三条赛道都从汤之广场出发，也回到这里。广场四周有九家公共浴场，比赛期间通宵营业，每位完赛选手可领一张入浴券。</p>`,
  ),
}
