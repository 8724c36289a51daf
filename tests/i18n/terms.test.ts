// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { en } from '#i18n/locales/en/index.ts'
import { ja } from '#i18n/locales/ja/index.ts'
import { zh } from '#i18n/locales/zh/index.ts'
import { forms } from '#sandbox/editions/yanling-2024/signup/forms.ts'
import { agreements } from '../editions/yanling-2024/agreements.ts'
import { edition } from '../editions/yanling-2024/documents.ts'

type Place = 'interface' | 'services' | 'content' | 'documentation'

interface Term {
  /** Words that must not be used. */
  banned: RegExp
  preferred: string
  /** Permitted occurrences, by reason. */
  except?: Record<string, RegExp>
  /** Where the rule applies; in every text for visitors by default. */
  in?: Place[]
}

const PAGES: Place[] = ['interface', 'services']

const ZH: Term[] = [
  { banned: /参赛包/, preferred: '参赛物品' },
  { banned: /领物/, preferred: '领取参赛物品', in: PAGES },
  { banned: /接驳车/, preferred: '摆渡车' },
  { banned: /参赛卡|比赛日卡片/, preferred: '比赛日指南' },
  { banned: /报名号(?!码)/, preferred: '报名编号' },
  { banned: /成绩证明/, preferred: '完赛证明' },
  { banned: /代跑/, preferred: '替跑' },
  { banned: /人像/, preferred: '人脸' },
  { banned: /退费|退回/, preferred: '退款，退还' },
  { banned: /(?:全额|原路)退款/, preferred: '全额退还，原路退还' },
  { banned: /鸣枪/, preferred: '起跑' },
  { banned: /排名/, preferred: '名次' },
  { banned: /存衣/, preferred: '存包' },
  { banned: /直通资格|直通参赛/, preferred: '免抽签名额，直通名额' },
  { banned: /推广/, preferred: '广告', in: PAGES },
  { banned: /下架/, preferred: '撤下' },
  { banned: /未出发/, preferred: '未起跑' },
  { banned: /无须/, preferred: '无需', in: PAGES },
  { banned: /同一证件/, preferred: '每人限报一个项目' },
  { banned: /取到|连不上|打不开|对不上/, preferred: '加载、无法连接、无法打开、校验未通过' },
  { banned: /出发区|分区/, preferred: '起跑区' },
  { banned: /[¥￥]/, preferred: '元' },
  { banned: /全程/, preferred: '马拉松、赛道', in: PAGES },
  {
    banned: /没有查成|没有载入|没有传完|放不出来/,
    preferred: '查询失败、加载失败、上传未完成、无法播放',
  },
  { banned: /从电脑选择/, preferred: '选择文件' },
  { banned: /\bHH:mm\b/, preferred: 'H:mm' },
]

const EN: Term[] = [
  {
    banned: /\bsign(?:ing|ed)?[- ]?ups?\b/i,
    preferred: 'entry for the race, account for the login',
    in: PAGES,
  },
  {
    banned: /\bdraws?\b/i,
    preferred: 'ballot',
    except: { 'a signature is drawn': /^Draw it instead$/g },
    in: PAGES,
  },
  {
    banned: /\bscores?\b/i,
    preferred: 'result',
    in: PAGES,
  },
  {
    banned: /\b(?:identity document|document number|kind of document|your document)\b/i,
    preferred: 'ID, ID number',
  },
  { banned: /¥|\byuan\b/i, preferred: 'CNY 180' },
  {
    banned: /\brace[- ]packs?\b/i,
    preferred: 'kit',
    except: { 'an id, no text': /^notice-race-pack-mailing$/g },
  },
  { banned: /(?<!start )\bpens?\b/i, preferred: 'start pen', in: PAGES },
  { banned: /\borganisers?\b/i, preferred: 'we, us', in: PAGES },
  { banned: /\bhuman check\b/i, preferred: 'security check' },
  {
    banned: /to be seen to|\bmend\b|may be left empty/i,
    preferred: 'needs attention, correct, optional',
  },
  { banned: /\bHH:mm\b/, preferred: 'H:mm' },
  { banned: /\bplease\b/i, preferred: 'the verb alone' },
  { banned: /\bpersonal centre\b/i, preferred: 'My account', in: PAGES },
  { banned: /\bregistration search\b/i, preferred: 'Find your entry' },
  { banned: /\bgun\b(?! time)/i, preferred: 'start' },
  { banned: /\bmoves? up\b|\bmoved up\b/i, preferred: 'goes to the next runner on the list' },
  { banned: /\b(?:taken?|comes) down\b/i, preferred: 'removed' },
  { banned: /\bone ID, one event\b/i, preferred: 'You can enter one event' },
]

const JA: Term[] = [
  { banned: /ゼッケン|ビブ|号码/, preferred: 'ナンバーカード' },
  { banned: /申し込|申込|参加登録/, preferred: 'エントリー' },
  { banned: /エントリー(?:料|費)|参加費/, preferred: '参加料' },
  { banned: /クジ|くじ|抽籤/, preferred: '抽選' },
  { banned: /補欠|ウェイティング/, preferred: 'キャンセル待ち' },
  {
    banned: /完走証書|完走証明書|フィニッシャー/,
    preferred: '完走証（記録の証）、完走証明（提出書類）',
  },
  { banned: /カットオフ|最終関門/, preferred: '関門（途中）、フィニッシュ閉鎖時刻' },
  { banned: /着金/, preferred: '返金' },
  { banned: /出走権|出走枠|参加権/, preferred: '参加枠' },
  { banned: /下6桁/, preferred: '末尾6文字' },
  {
    banned: /再試行/,
    preferred: 'もう一度お試しください',
    except: { 'a button': /^再試行$|^秒後に再試行できます$|のアップロードを再試行$/g },
  },
  { banned: /～/, preferred: '〜' },
  { banned: /ゴール/, preferred: 'フィニッシュ' },
  {
    banned: /ガンタイム|手元タイム|グロス(?!タイム)|ネット(?!タイム)/,
    preferred: 'グロスタイム、ネットタイム',
  },
  { banned: /成績|リザルト|(?<!アンダー)スコア/, preferred: '記録' },
  { banned: /荷物(?<!手荷物)/, preferred: '手荷物' },
  { banned: /医療所|メディカル/, preferred: '救護所' },
  { banned: /給水所|エイドステーション/, preferred: 'エイド' },
  { banned: /誓約書(?<!参加誓約書)|申告書/, preferred: '参加誓約書' },
  { banned: /身分証(?<!中国居民身分証|外国人永久居留身分証)|証件/, preferred: '本人確認書類' },
  { banned: /検証コード|確認コード/, preferred: '認証コード' },
  { banned: /組織委員会|実行委員会|主催者|大会本部/, preferred: '大会事務局' },
  { banned: /払い戻し|返却|返還/, preferred: '返金' },
  { banned: /サインイン|サインアップ|会員/, preferred: 'ログイン、アカウント登録' },
  { banned: /プライバシー(?!ポリシー)/, preferred: 'プライバシーポリシー' },
  { banned: /公告/, preferred: 'お知らせ' },
  { banned: /下さい|(?<!一)致しま|出来|お客様/, preferred: 'ください、いたし、でき' },
  { banned: /[¥￥]/, preferred: '元' },
]

/** Words of the documentation that the glossary has another one for. */
const DOCUMENTATION: Term[] = [
  { banned: /\bsign(?:s|ed|ing)?[- ](?:in|out)s?\b/i, preferred: 'log in, log out' },
  { banned: /\blog-(?:in|out)s?\b/i, preferred: 'login, logout; logged-in' },
  { banned: /\b(?:the|a) draws?\b/i, preferred: 'ballot' },
  { banned: /\brace[- ]packs?\b/i, preferred: 'kit' },
  { banned: /\btake-downs?\b/i, preferred: 'takedown' },
]

/** Placeholders are replaced, so their names do not count. */
const PLACE = /\{\w+\}/g
const HAN = /\p{Script=Han}/u

interface Text {
  key: string
  text: string
}

/** Every text within a value, by its path. */
function textsIn(value: unknown, key: string): Text[] {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${key}.${name}`))
}

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
/** Text for visitors: Chinese, or an English sentence or label; not SQL, keys, paths or markup. */
const isSaid = (text: string) =>
  HAN.test(text) || (/^[A-Z“][\w’]*(?: |$)/.test(text) && !/^[A-Z]{2,}|[<=_]/.test(text))

/** Texts of the services are string literals in their code. */
const saidIn = (file: string): Text[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*|import )/.test(line))
    .flatMap((line) => [...line.matchAll(LITERAL)].map(([, one, two]) => one ?? two ?? ''))
    .filter(isSaid)
    .map((text) => ({ key: file, text }))

/** Files of the services with texts for visitors: not the operator's pages, nor lists of names. */
const SPEAKING =
  /^(?:signup|race-center|user-center|registrationArea)(?!.*(?:Operator|policies|names|pinned|people|glyphs))/
const SAID = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && SPEAKING.test(file))
  .map((file) => `sandbox/${file}`)

/** Code, links and quotations have words of their own, and the glossary explains by other words. */
const NOT_PROSE = /```.*?```|`[^`]*`|\]\([^)]*\)|"[^"]*"/gs
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'sandbox/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== 'glossary.md')
    .map((file) => `docs/${file}`),
]
const writtenIn = (file: string): Text[] =>
  readFileSync(file, 'utf8')
    .replace(NOT_PROSE, '')
    .split(/\n\n+/)
    .map((text) => ({ key: file, text: text.replaceAll(/\s+/g, ' ') }))

const SOURCES: Record<Place, Text[]> = {
  interface: [...textsIn(zh, 'zh'), ...textsIn(en, 'en'), ...textsIn(ja, 'ja')],
  services: SAID.flatMap(saidIn),
  documentation: DOCUMENTS.flatMap(writtenIn),
  content: textsIn({ edition, agreements, policies: forms.post.policies }, 'content'),
}

const termsFor = (key: string, text: string) => {
  if (key.endsWith('.md')) return DOCUMENTATION
  if (key.startsWith('ja.')) return JA
  return HAN.test(text) ? ZH : EN
}

test.each<Place>(['interface', 'services', 'content', 'documentation'])(
  '%s: one word per concept',
  (place) => {
    const texts = SOURCES[place]
    expect(texts.length).toBeGreaterThan(100)
    const found = texts.flatMap(({ key, text }) =>
      termsFor(key, text)
        .filter((term) => !term.in || term.in.includes(place))
        .flatMap(({ banned, preferred, except = {} }) => {
          const rest = Object.values(except).reduce(
            (left, kept) => left.replace(kept, ''),
            text.replace(PLACE, ''),
          )
          const word = banned.exec(rest)?.[0]
          return word ? [`${key}: “${word}” in “${text.slice(0, 120)}”; use ${preferred}`] : []
        }),
    )
    expect(found).toEqual([])
  },
)

test('English texts with a count have a singular form', () => {
  // The maximum number of files is shown only if it is more than one.
  const NOUN = /\{(?:count|limit)\} (?:more )?([a-z]+s)\b/
  const lacking = Object.entries(en)
    .filter(
      ([key, text]) =>
        key !== 'fields.upload.count' && NOUN.test(text) && !Object.hasOwn(en, `${key}_one`),
    )
    .map(([key, text]) => `${key}: ${text}`)
  expect(lacking).toEqual([])
})

describe('Japanese texts', () => {
  const texts = Object.entries(ja)
  const without = (key: string) => !key.includes('.format.')
  const found = (wrong: RegExp, isAbout: (key: string) => boolean = without) =>
    texts.flatMap(([key, text]) => {
      const bare = text.replace(PLACE, '').replace(/<\/?\w+>/g, '')
      const part = isAbout(key) && wrong.exec(bare)?.[0]
      return part ? [`${key}: “${part}” in “${text}”`] : []
    })

  test('contain only characters used in Japanese', () => {
    // JIS X 0208, which has Japanese forms only.
    const decoder = new TextDecoder('shift_jis')
    const bytes = Array.from({ length: 0x100 }, (_, index) => index)
    const written = new Set(
      bytes.flatMap((lead) => bytes.map((trail) => decoder.decode(new Uint8Array([lead, trail])))),
    )
    expect(written.has('続')).toBe(true)
    expect(written.has('续')).toBe(false)
    const foreign = texts.flatMap(([key, text]) =>
      Array.from(text)
        .filter((character) => HAN.test(character) && !written.has(character))
        .map((character) => `${key}: ${character}`),
    )
    expect(foreign).toEqual([])
  })

  test('have digits and letters of normal width, and wide punctuation', () => {
    expect(found(/[０-９Ａ-Ｚａ-ｚ]/)).toEqual([])
    expect(found(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,!?:;()]/u)).toEqual([])
    expect(found(/[，；]|[“”‘’《》]/)).toEqual([])
    expect(found(/[ｦ-ﾟ]/)).toEqual([])
  })

  test('have no space between Japanese and other characters', () => {
    const JAPANESE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
    const dates = texts.filter(
      ([key]) => key.startsWith('site.format.') && !key.endsWith('weekdays'),
    )
    expect(found(new RegExp(`${JAPANESE} [a-z0-9]|[a-z] ${JAPANESE}`, 'iu'))).toEqual([])
    expect(dates.filter(([, form]) => / [月年日]|[月年] /.test(form))).toEqual([])
  })

  test('end in a full stop if they have one before', () => {
    expect(found(/。.*[^。：？|]$/s)).toEqual([])
  })

  test('are polite: no sentence ends in the plain form', () => {
    expect(found(/(?:である|だ|ない|する|(?<![まで])した|せよ|なさい)。/)).toEqual([])
  })
})
