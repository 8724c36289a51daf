import { Hono } from 'hono'
import { html } from 'hono/html'
import { basicPaths } from '#api/basic/paths.ts'
import { signupPaths } from '#api/race/signupPaths.ts'
import type { SandboxContext } from './context.ts'
import type { Edition } from './editions/edition.ts'
import { languageOf } from './language.ts'

const TEXTS = {
  zh: {
    lang: 'zh-CN',
    title: '报名系统（沙盒）',
    service: '个人中心',
    greeting: '您好，',
    signups: '我的报名',
    none: '还没有报名。报名后，订单与报名结果会列在这里。',
    loggedOut: '您还没有登录，请回到网站登录。',
    unreachable: '暂时无法连接服务器，请稍后刷新。',
    home: '返回网站首页',
    note: '这里代替主办方的报名系统，仅供本地使用。',
  },
  en: {
    lang: 'en',
    title: 'Registration area (sandbox)',
    service: 'My account',
    greeting: 'Hello, ',
    signups: 'My entries',
    none: 'No entries yet. Your entries and how they stand will be listed here.',
    loggedOut: 'You are not logged in. Log in on the website.',
    unreachable: 'The server cannot be reached. Try again later.',
    home: 'Back to the website',
    note: 'A stand-in for the registration system, for local use only.',
  },
  ja: {
    lang: 'ja',
    title: 'エントリーサイト（サンドボックス）',
    service: 'マイページ',
    greeting: 'こんにちは、',
    signups: 'エントリー状況',
    none: 'エントリーはまだありません。エントリーすると、ここに状況が表示されます。',
    loggedOut: 'ログインしていません。大会サイトからログインしてください。',
    unreachable: 'サーバーに接続できません。しばらくしてから再読み込みしてください。',
    home: '大会サイトに戻る',
    note: '主催者のエントリーサイトの代わりで、手元での確認にだけ使います。',
  },
}

/** Sign-up states, in Chinese, English and Japanese. */
const STATES = {
  draft: ['待提交', 'Not submitted yet', '未送信'],
  submitted: ['已提交，审核中', 'Submitted, being reviewed', '送信済み（審査中）'],
  toPay: ['待缴费', 'To pay', '未入金'],
  paid: ['已缴费', 'Paid', '入金済み'],
  confirmed: ['名额已确认', 'Place confirmed', 'エントリー確定'],
  waiting: ['候补中', 'On the waiting list', 'キャンセル待ち'],
  proofRejected: ['材料未通过', 'Proof rejected', '書類の再提出が必要'],
  refunding: ['退款中', 'Being refunded', '返金手続き中'],
  refunded: ['已退款', 'Refunded', '返金済み'],
  givenUp: ['已放弃', 'Given up', '辞退'],
  withdrawn: ['已取消', 'Withdrawn', '取り消し'],
}

/** States of a race with a ballot. */
const BALLOT_STATES = {
  ...STATES,
  toPay: ['待缴费，缴费后参加抽签', 'To pay, to be in the ballot', '未入金（入金後に抽選）'],
  paid: ['已缴费，等待抽签', 'Paid, waiting for the ballot', '入金済み（抽選待ち）'],
  drawn: ['已中签', 'Drawn', '当選'],
  notDrawn: ['未中签', 'Not drawn', '落選'],
  directEntry: ['免抽签名额已确认', 'Place without the ballot confirmed', '抽選なしの出場確定'],
}

/** Overrides for direct entry, which is never in the ballot. */
const DIRECT_STATES = {
  toPay: [
    '免抽签名额申请已通过，缴费后名额确认',
    'Application approved, to pay',
    '申請承認（未入金）',
  ],
  paid: BALLOT_STATES.directEntry,
}

function statesOf({ items }: Edition) {
  const hasBallot = items.some(({ entryMode }) => entryMode === 'ballot')
  return hasBallot
    ? { post: BALLOT_STATES, direct: { ...BALLOT_STATES, ...DIRECT_STATES } }
    : { post: STATES }
}

const css = ({ certificate }: Edition) => `
  body { margin: 0; background: #f3f4f0; color: #1c2320;
    font: 16px/1.7 "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
  header { padding: 1.1rem 2rem; background: ${certificate.ink}; color: #fff; }
  main { max-width: 44rem; margin: 2.5rem auto; padding: 2rem; background: #fff; border-radius: 6px; }
  h1 { margin: 0 0 .4rem; font-size: 1.6rem; } h2 { margin: 2rem 0 .4rem; font-size: 1.1rem; }
  a { color: ${certificate.ink}; } [hidden] { display: none; }
  footer { text-align: center; color: #59625d; font-size: .85rem; }`

/** Shows the view for the stored login. The hash is the area's route (spec §2). */
const script = (edition: Edition) => `
const ROUTES = ['', '#/', '#/my/my-index']
const stored = (key) => { try { return localStorage.getItem(key) } catch { return null } }
const show = (name) => {
  for (const view of document.querySelectorAll('[data-view]')) view.hidden = view.dataset.view !== name
}
const accountInfo = () => {
  try { return JSON.parse(stored('userData') ?? '').accountInfo ?? {} } catch { return {} }
}
const ask = async (token, path, init) => {
  const headers = { 'content-type': 'application/json', terminalType: '3', osId: '1002', token }
  const response = await fetch(path, { ...init, headers })
  return response.json()
}
const STATES = ${JSON.stringify(statesOf(edition))}
const LANGUAGES = ['zh-CN', 'en', 'ja']
const SUFFIXES = ['', 'En', 'Ja']
const money = (amount, lang) =>
  new Intl.NumberFormat(lang, { style: 'currency', currency: '${edition.currency}', minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }).format(amount)
const list = (signups) => {
  const { lang } = document.documentElement
  const at = LANGUAGES.indexOf(lang)
  document.querySelector('#none').hidden = signups.length > 0
  document.querySelector('#signups').replaceChildren(...signups.map((signup) => {
    const line = document.createElement('li')
    const state = STATES[signup.kind]?.[signup.state]?.[at] ?? signup.state
    const parts = [signup.signupNo, signup['itemName' + SUFFIXES[at]] || signup.itemName, money(signup.fee, lang), state]
    const words = parts.join(' · ')
    if (!signup.payUrl) line.textContent = words
    else line.append(Object.assign(document.createElement('a'), { href: signup.payUrl, textContent: words }))
    return line
  }))
}
async function open() {
  const token = stored('token')
  if (!ROUTES.includes(location.hash)) location.replace('#/my/my-index')
  if (!token) return show('logged-out')
  try {
    const { code, data } = await ask(token, '${basicPaths.commonInfo}', { method: 'POST', body: '{}' })
    const mine = await ask(token, '${signupPaths.mine}?raceId=${edition.raceId}')
    if (stored('token') !== token) return open()
    const { accountId, accountNick } = accountInfo()
    if (code !== 0 || (accountId && accountId !== data.accountId)) return show('logged-out')
    document.querySelector('#nick').textContent = accountNick || data.accountId
    list(mine.data?.signups ?? [])
    show('my')
  } catch {
    show('unreachable')
  }
}
addEventListener('hashchange', open)
addEventListener('storage', open)
void open()
`

const page = (texts: (typeof TEXTS)['zh']) =>
  html`<!doctype html>
    <html lang="${texts.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${texts.title}</title>
        <link rel="stylesheet" href="/reg/area.css" />
        <script type="module" src="/reg/area.js"></script>
      </head>
      <body>
        <header>${texts.title}</header>
        <main>
          <h1>${texts.service}</h1>
          <div data-view="my" hidden>
            <p>${texts.greeting}<strong id="nick"></strong></p>
            <h2>${texts.signups}</h2>
            <p id="none">${texts.none}</p>
            <ul id="signups"></ul>
          </div>
          <p data-view="logged-out" hidden>${texts.loggedOut}</p>
          <p data-view="unreachable" role="alert" hidden>${texts.unreachable}</p>
          <p><a href="/">${texts.home}</a></p>
        </main>
        <footer>${texts.note}</footer>
      </body>
    </html>`

/** A small stand-in for the registration site that the personal centre link leads to. */
export function registrationArea({ edition }: SandboxContext) {
  const area = new Hono()

  area.get('/reg', (c) => {
    c.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'")
    c.header('x-content-type-options', 'nosniff')
    return c.html(page(TEXTS[languageOf(c, edition)]))
  })
  area.get('/reg/area.css', (c) => c.body(css(edition), 200, { 'content-type': 'text/css' }))
  area.get('/reg/area.js', (c) =>
    c.body(script(edition), 200, { 'content-type': 'text/javascript' }),
  )

  return area
}
