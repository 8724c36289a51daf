import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { paths } from '../src/api/paths.ts'
import { signUpPaths } from '../src/api/signUpPaths.ts'

const WORDS = {
  zh: {
    lang: 'zh-CN',
    title: '报名系统（沙盒）',
    centre: '个人中心',
    greeting: '您好，',
    signups: '我的报名',
    none: '还没有报名。报名后，订单与抽签结果会列在这里。',
    signedOut: '您还没有登录，请回到网站登录。',
    unreachable: '暂时连不上服务器，请稍后刷新。',
    home: '返回网站首页',
    note: '这里代替主办方的报名系统，仅供本地使用。',
  },
  en: {
    lang: 'en',
    title: 'Registration area (sandbox)',
    centre: 'Personal centre',
    greeting: 'Hello, ',
    signups: 'My signups',
    none: 'No signups yet. Orders and ballot results will be listed here.',
    signedOut: 'You are not logged in. Please log in on the website.',
    unreachable: 'The server cannot be reached. Please refresh later.',
    home: 'Back to the website',
    note: 'A stand-in for the registration system, for local use only.',
  },
}

/** States of a sign-up in both languages. */
const STATES = {
  toPay: ['待支付', 'To pay'],
  paid: ['已支付，等待抽签', 'Paid, waiting for the draw'],
  drawn: ['已中签', 'Drawn'],
  notDrawn: ['未中签', 'Not drawn'],
  waiting: ['候补中', 'On the waiting list'],
  proofRejected: ['材料未通过', 'Proof rejected'],
  refunding: ['退款中', 'Being refunded'],
  refunded: ['已退款', 'Refunded'],
  directEntry: ['直通名额', 'Direct entry'],
  givenUp: ['已放弃', 'Given up'],
  withdrawn: ['已取消', 'Withdrawn'],
}

const CSS = `
  body { margin: 0; background: #f3f4f0; color: #1c2320;
    font: 16px/1.7 "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
  header { padding: 1.1rem 2rem; background: #143329; color: #fff; }
  main { max-width: 44rem; margin: 2.5rem auto; padding: 2rem; background: #fff; border-radius: 6px; }
  h1 { margin: 0 0 .4rem; font-size: 1.6rem; } h2 { margin: 2rem 0 .4rem; font-size: 1.1rem; }
  a { color: #22523f; } [hidden] { display: none; }
  footer { text-align: center; color: #59625d; font-size: .85rem; }`

/** Shows the view that fits the stored sign-in; the hash is the area's route (spec §2). */
const SCRIPT = `
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
  const answer = await fetch(path, { ...init, headers })
  return answer.json()
}
const STATES = ${JSON.stringify(STATES)}
const list = (signups) => {
  const english = document.documentElement.lang === 'en'
  document.querySelector('#none').hidden = signups.length > 0
  document.querySelector('#signups').replaceChildren(...signups.map((signup) => {
    const line = document.createElement('li')
    const state = STATES[signup.state]?.[english ? 1 : 0] ?? signup.state
    const parts = [english ? signup.itemNameEn : signup.itemName, '¥' + signup.fee, state]
    const words = parts.join(' · ')
    if (!signup.payUrl) line.textContent = words
    else line.append(Object.assign(document.createElement('a'), { href: signup.payUrl, textContent: words }))
    return line
  }))
}
async function open() {
  const token = stored('token')
  if (!ROUTES.includes(location.hash)) location.replace('#/my/my-index')
  if (!token) return show('signed-out')
  try {
    const { code, data } = await ask(token, '${paths.commonInfo}', { method: 'POST', body: '{}' })
    const mine = await ask(token, '${signUpPaths.mine}')
    if (stored('token') !== token) return open()
    const { accountId, accountNick } = accountInfo()
    if (code !== 0 || (accountId && accountId !== data.accountId)) return show('signed-out')
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

const page = (words: (typeof WORDS)['zh']) =>
  html`<!doctype html>
    <html lang="${words.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${words.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/reg/area.css" />
        <script type="module" src="/reg/area.js"></script>
      </head>
      <body>
        <header>${words.title}</header>
        <main>
          <h1>${words.centre}</h1>
          <div data-view="my" hidden>
            <p>${words.greeting}<strong id="nick"></strong></p>
            <h2>${words.signups}</h2>
            <p id="none">${words.none}</p>
            <ul id="signups"></ul>
          </div>
          <p data-view="signed-out" hidden>${words.signedOut}</p>
          <p data-view="unreachable" role="alert" hidden>${words.unreachable}</p>
          <p><a href="/">${words.home}</a></p>
        </main>
        <footer>${words.note}</footer>
      </body>
    </html>`

/** A small stand-in for the registration area that the personal-centre entry leads to. */
export function registrationArea() {
  const area = new Hono()

  area.get('/reg', (c) => {
    c.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'")
    c.header('x-content-type-options', 'nosniff')
    return c.html(page(WORDS[getCookie(c, 'language') === 'en' ? 'en' : 'zh']))
  })
  area.get('/reg/area.css', (c) => c.body(CSS, 200, { 'content-type': 'text/css' }))
  area.get('/reg/area.js', (c) => c.body(SCRIPT, 200, { 'content-type': 'text/javascript' }))

  return area
}
