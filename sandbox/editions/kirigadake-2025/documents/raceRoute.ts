import type { SiteDocument } from '#site-config/siteDocument.ts'
import { table } from '../table.ts'
import { at, course, texts } from '../texts.ts'

const files = (label: [string, string, string]) =>
  ['100k', '50k', '20k']
    .map((id, i) => `<a href="${course(`${id}.gpx`)}">${label[i]}</a>`)
    .join(' · ')

export const raceRoute: Partial<SiteDocument> = {
  id: 'race-route',
  time: at('2025-01-06 10:00'),
  ...texts('title', 'The courses', 'コース', '比赛路线'),
  ...texts(
    'summary',
    'Three loops, aid stations and cut-off points.',
    '三つの周回コースとエイド、関門。',
    '三条环线、补给站与关门点。',
  ),
  ...texts(
    'content',
    `<h2 id="hundred">100 km</h2><p>Up through the cedars to Suginoki Pass, down to the terraces of Tanaoka before dawn, up again to Kumomi Hut and the summit of Kirigadake. The descent ends on Shiratsuru Bridge, 90 m of rope over the gorge. From Takemori Shrine the course goes along Hoshimi Ridge to Minamisawa and back over Yumi Pass to the hot springs. 3,660 m of climbing, 85% on paths.</p>
${table(
  '100 km: from place to place',
  ['Place', '>Distance', '>Elevation', 'At this point'],
  [
    ['Yu Square', '0 km', '640 m', 'Start on Friday, 22:00'],
    ['Suginoki Pass', '12 km', '1,180 m', 'Water'],
    ['Tanaoka School', '24 km', '520 m', 'Food, doctor, crew; leave by Saturday, 5:00'],
    ['Kumomi Hut', '38 km', '1,610 m', 'Hot soup, doctor'],
    ['Kirigadake', '46 km', '1,982 m', 'Summit'],
    ['Shiratsuru Bridge', '55 km', '790 m', 'No more than five at a time'],
    [
      'Takemori Shrine',
      '58 km',
      '710 m',
      'Food, drop bags, doctor, crew; leave by Saturday, 15:00',
    ],
    ['Hoshimi Ridge', '74 km', '1,340 m', 'Water'],
    ['Minamisawa', '84 km', '620 m', 'Food'],
    ['Yumi Pass', '93 km', '980 m', 'Water'],
    ['Yu Square', '100 km', '640 m', 'Finish closes Sunday, 2:00; doctor'],
  ],
)}
<h2 id="fifty">50 km</h2><p>Straight up to Kumomi Hut and over the summit in the morning light, across Shiratsuru Bridge to Takemori Shrine and back over Yumi Pass. 1,860 m of climbing.</p>
${table(
  '50 km: from place to place',
  ['Place', '>Distance', '>Elevation', 'At this point'],
  [
    ['Yu Square', '0 km', '640 m', 'Start on Saturday, 6:00'],
    ['Kumomi Hut', '12 km', '1,610 m', 'Water, doctor; leave by Saturday, 10:00'],
    ['Kirigadake', '20 km', '1,982 m', 'Summit'],
    ['Shiratsuru Bridge', '29 km', '790 m', 'No more than five at a time'],
    ['Takemori Shrine', '32 km', '710 m', 'Food, doctor, crew; leave by Saturday, 15:00'],
    ['Yumi Pass', '43 km', '980 m', 'Water'],
    ['Yu Square', '50 km', '640 m', 'Finish closes Saturday, 20:00; doctor'],
  ],
)}
<h2 id="twenty">20 km</h2><p>Along the cedar avenue to Tanimi lookout, high above the rice fields, and back over Yumi Pass. 450 m of climbing; good for a first trail race.</p>
${table(
  '20 km: from place to place',
  ['Place', '>Distance', '>Elevation', 'At this point'],
  [
    ['Yu Square', '0 km', '640 m', 'Start on Saturday, 10:00'],
    ['Tanimi lookout', '9 km', '870 m', 'Water'],
    ['Yumi Pass', '13 km', '980 m', 'Water'],
    ['Yu Square', '20 km', '640 m', 'Finish closes Saturday, 16:00; doctor'],
  ],
)}
<h2 id="marking">Marking</h2><p>Red ribbons hang every 100 m on the right; at night the clips reflect your headlamp. A ribbon with a white cross means: wrong way. Take the course with you: ${files(['GPX, 100 km', 'GPX, 50 km', 'GPX, 20 km'])}.</p>`,
    `<h2 id="hundred">100km</h2><p>杉木立を抜けて杉ノ木峠へ登り、夜明け前に棚岡の棚田へ下ります。雲見小屋を経て霧ヶ岳の山頂へ。下りきると、渓谷にかかる長さ90mの白鶴吊橋です。岳守神社から星見尾根を進み、南沢、弓峠を越えて温泉街に戻ります。累積標高3,660m、全体の85％が登山道です。</p>
${table(
  '100km：通過地点',
  ['地点', '>距離', '>標高', '内容'],
  [
    ['湯の広場', '0km', '640m', '金曜日22:00スタート'],
    ['杉ノ木峠', '12km', '1,180m', '給水'],
    ['棚岡小学校', '24km', '520m', '食事・医師・サポート可。関門：土曜日5:00までに出発'],
    ['雲見小屋', '38km', '1,610m', '温かいスープ・医師'],
    ['霧ヶ岳', '46km', '1,982m', '山頂'],
    ['白鶴吊橋', '55km', '790m', '同時に渡れるのは5人まで'],
    [
      '岳守神社',
      '58km',
      '710m',
      '食事・ドロップバッグ・医師・サポート可。関門：土曜日15:00までに出発',
    ],
    ['星見尾根', '74km', '1,340m', '給水'],
    ['南沢', '84km', '620m', '食事'],
    ['弓峠', '93km', '980m', '給水'],
    ['湯の広場', '100km', '640m', '日曜日2:00までにフィニッシュ。医師'],
  ],
)}
<h2 id="fifty">50km</h2><p>雲見小屋へ一気に登り、朝の光の中で山頂を越えます。白鶴吊橋を渡って岳守神社へ。最後に弓峠を越えて戻ります。累積標高1,860m。</p>
${table(
  '50km：通過地点',
  ['地点', '>距離', '>標高', '内容'],
  [
    ['湯の広場', '0km', '640m', '土曜日6:00スタート'],
    ['雲見小屋', '12km', '1,610m', '給水・医師。関門：土曜日10:00までに出発'],
    ['霧ヶ岳', '20km', '1,982m', '山頂'],
    ['白鶴吊橋', '29km', '790m', '同時に渡れるのは5人まで'],
    ['岳守神社', '32km', '710m', '食事・医師・サポート可。関門：土曜日15:00までに出発'],
    ['弓峠', '43km', '980m', '給水'],
    ['湯の広場', '50km', '640m', '土曜日20:00までにフィニッシュ。医師'],
  ],
)}
<h2 id="twenty">20km</h2><p>杉並木を抜けて田園を見下ろす谷見展望台へ。弓峠を越えて戻ります。累積標高450m。初めてのトレイルレースにもおすすめです。</p>
${table(
  '20km：通過地点',
  ['地点', '>距離', '>標高', '内容'],
  [
    ['湯の広場', '0km', '640m', '土曜日10:00スタート'],
    ['谷見展望台', '9km', '870m', '給水'],
    ['弓峠', '13km', '980m', '給水'],
    ['湯の広場', '20km', '640m', '土曜日16:00までにフィニッシュ。医師'],
  ],
)}
<h2 id="marking">コース表示</h2><p>進行方向の右側に100mおきに赤いリボンを付けています。夜はクリップがヘッドランプの光を反射します。白い×印のリボンは「進入禁止」です。コースデータもお持ちください：${files(['GPX（100km）', 'GPX（50km）', 'GPX（20km）'])}。</p>`,
    `<h2 id="hundred">100 公里</h2><p>穿过杉林登上杉之木垭口，黎明前下到棚冈梯田，再经云见小屋登上雾之岳山顶。下坡的尽头是横跨峡谷、长 90 米的白鹤吊桥。自岳守神社沿星见山脊到南泽，翻过弓垭口，回到温泉小镇。累计爬升 3660 米，全程 85% 为山径。</p>
${table(
  '100 公里沿途',
  ['地点', '>里程', '>海拔', '设施'],
  [
    ['汤之广场', '0 公里', '640 米', '星期五 22:00 起跑'],
    ['杉之木垭口', '12 公里', '1180 米', '饮水'],
    ['棚冈小学', '24 公里', '520 米', '食物、医生、后援；星期六 5:00 前离开'],
    ['云见小屋', '38 公里', '1610 米', '热汤、医生'],
    ['雾之岳', '46 公里', '1982 米', '山顶'],
    ['白鹤吊桥', '55 公里', '790 米', '同时通过不超过 5 人'],
    ['岳守神社', '58 公里', '710 米', '食物、换装包、医生、后援；星期六 15:00 前离开'],
    ['星见山脊', '74 公里', '1340 米', '饮水'],
    ['南泽', '84 公里', '620 米', '食物'],
    ['弓垭口', '93 公里', '980 米', '饮水'],
    ['汤之广场', '100 公里', '640 米', '终点，星期日 2:00 关门；医生'],
  ],
)}
<h2 id="fifty">50 公里</h2><p>直上云见小屋，在晨光中翻越山顶，过白鹤吊桥到岳守神社，再经弓垭口返回。累计爬升 1860 米。</p>
${table(
  '50 公里沿途',
  ['地点', '>里程', '>海拔', '设施'],
  [
    ['汤之广场', '0 公里', '640 米', '星期六 6:00 起跑'],
    ['云见小屋', '12 公里', '1610 米', '饮水、医生；星期六 10:00 前离开'],
    ['雾之岳', '20 公里', '1982 米', '山顶'],
    ['白鹤吊桥', '29 公里', '790 米', '同时通过不超过 5 人'],
    ['岳守神社', '32 公里', '710 米', '食物、医生、后援；星期六 15:00 前离开'],
    ['弓垭口', '43 公里', '980 米', '饮水'],
    ['汤之广场', '50 公里', '640 米', '终点，星期六 20:00 关门；医生'],
  ],
)}
<h2 id="twenty">20 公里</h2><p>沿杉树大道到俯瞰田野的谷见观景台，翻过弓垭口返回。累计爬升 450 米，适合初次参加越野赛的跑者。</p>
${table(
  '20 公里沿途',
  ['地点', '>里程', '>海拔', '设施'],
  [
    ['汤之广场', '0 公里', '640 米', '星期六 10:00 起跑'],
    ['谷见观景台', '9 公里', '870 米', '饮水'],
    ['弓垭口', '13 公里', '980 米', '饮水'],
    ['汤之广场', '20 公里', '640 米', '终点，星期六 16:00 关门；医生'],
  ],
)}
<h2 id="marking">路标</h2><p>右侧每 100 米系一条红色布条，夜间布条夹会反射头灯的光。带白色叉号的布条表示“此路不通”。请下载轨迹：${files(['GPX（100 公里）', 'GPX（50 公里）', 'GPX（20 公里）'])}。</p>`,
  ),
}
