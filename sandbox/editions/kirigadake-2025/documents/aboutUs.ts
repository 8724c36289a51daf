import type { SiteDocument } from '#site-config/siteDocument.ts'
import { at, texts } from '../texts.ts'

export const raceIntroduction: Partial<SiteDocument> = {
  id: 'race-introduction',
  time: at('2025-01-06 10:00'),
  ...texts('title', 'About the race', '大会紹介', '赛事介绍'),
  ...texts(
    'summary',
    'Three loops around one mountain.',
    '一つの山をめぐる三つの周回コース。',
    '围绕一座山的三条环线。',
  ),
  ...texts(
    'content',
    `<p>Kirigadake Trail is held from 23 to 25 May 2025 around Kirisato Onsen. The 100 km starts on Friday evening at 22:00 and has a time limit of 28 hours; the 50 km starts on Saturday at 6:00, the 20 km at 10:00. There are 900 places: 250, 350 and 300.</p>
<p>The race is organised by the Kirigadake Trail Committee, with the people of Kirisato, Tanaoka and Minamisawa, the mountain guides of Kumomi Hut and about 260 volunteers. JPY 500 of every fee goes to the repair of paths; what it paid for is shown at the start.</p>
<h2 id="rules-of-the-mountain">On this mountain</h2><ul><li>Walkers come first. Slow down, say hello and pass when there is room.</li><li>Stay on the path, even where it is wet.</li><li>Take back down everything you carried up.</li></ul>`,
    `<p>霧ヶ岳トレイルは、2025年5月23日から25日まで、霧里温泉を中心に開催します。100kmは金曜日の22:00にスタートし、制限時間は28時間。50kmは土曜日の6:00、20kmは10:00のスタートです。定員は250人・350人・300人、合わせて900人です。</p>
<p>主催は霧ヶ岳トレイル実行委員会です。霧里・棚岡・南沢のみなさん、雲見小屋の山岳ガイド、約260人のボランティアとともに運営します。参加料のうち500円は登山道の補修に充て、使いみちをスタート会場に掲示します。</p>
<h2 id="rules-of-the-mountain">山でのお願い</h2><ul><li>歩いている方を優先し、速度を落としてあいさつし、広い場所で追い越してください。</li><li>ぬかるんでいても登山道を外れないでください。</li><li>持って上がったものはすべて持ち帰ってください。</li></ul>`,
    `<p>雾之岳越野赛于 2025 年 5 月 23 日至 25 日在雾里温泉举行。100 公里于星期五 22:00 起跑，关门时限 28 小时；50 公里于星期六 6:00 起跑，20 公里于 10:00 起跑。名额分别为 250、350 与 300 个，共 900 个。</p>
<p>赛事由雾之岳越野赛组委会主办，雾里、棚冈、南泽三地居民、云见小屋的山地向导与约 260 名志愿者共同协办。每份报名费中有 500 日元用于修缮山径，用途在起点公示。</p>
<h2 id="rules-of-the-mountain">在山上</h2><ul><li>行人优先：请减速、问好，在宽处超越。</li><li>路面泥泞时也不要离开山径。</li><li>带上山的东西，请全部带下山。</li></ul>`,
  ),
}

export const contactUs: Partial<SiteDocument> = {
  id: 'contact-us',
  time: at('2025-01-06 10:00'),
  ...texts('title', 'Contact us', 'お問い合わせ', '联系我们'),
  ...texts(
    'summary',
    'Phone, e-mail and address of the committee.',
    '実行委員会の電話・メール・所在地。',
    '组委会的电话、邮箱与地址。',
  ),
  ...texts(
    'content',
    `<h2 id="office">The office</h2><p>Kirigadake Trail Committee, Kirisato Community Hall, Yu Square, Kirisato Onsen, Japan.</p><ul><li>Phone: +81 260 00 0523, February to May, weekdays 10:00–17:00; from 23 to 25 May around the clock</li><li>E-mail: info@kirigadake.example</li><li>Your personal data: privacy@kirigadake.example</li></ul><p>We answer in English, Japanese and Chinese, within three working days.</p>
<h2 id="volunteers">Volunteers</h2><p>Write to volunteers@kirigadake.example by 30 April. You need to be 16 or over; we insure you, feed you and give you a place to sleep at the Community Hall.</p>`,
    `<h2 id="office">大会事務局</h2><p>霧ヶ岳トレイル実行委員会（霧里温泉・湯の広場、霧里公民館内）</p><ul><li>電話：0260-00-0523（2月〜5月、平日10:00〜17:00。5月23日〜25日は24時間）</li><li>メール：info@kirigadake.example</li><li>個人情報の窓口：privacy@kirigadake.example</li></ul><p>英語・日本語・中国語で、3営業日以内にお答えします。</p>
<h2 id="volunteers">ボランティア</h2><p>4月30日までにvolunteers@kirigadake.exampleへご連絡ください。16歳以上の方が対象です。保険・食事・公民館での宿泊はこちらで用意します。</p>`,
    `<h2 id="office">组委会</h2><p>雾之岳越野赛组委会，日本雾里温泉汤之广场，雾里公民馆内。</p><ul><li>电话：+81 260 00 0523，2 月至 5 月工作日 10:00–17:00；5 月 23 日至 25 日全天接听</li><li>邮箱：info@kirigadake.example</li><li>个人信息事务：privacy@kirigadake.example</li></ul><p>我们以英文、日文与中文答复，三个工作日内回信。</p>
<h2 id="volunteers">志愿者</h2><p>请在 4 月 30 日前写信至 volunteers@kirigadake.example。须年满 16 岁，我们提供保险、餐食与公民馆住宿。</p>`,
  ),
}
