import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxContext } from '../context.ts'
import type { SignupState } from '../editions/signupTypes.ts'
import { fileNotFound } from '../fileHost.ts'
import { languageOf } from '../language.ts'
import { moneyIn } from '../money.ts'
import { operatorFrame } from '../operator/operatorFrame.ts'
import { findRace, itemOf } from '../race-center/races.ts'
import { type ShownSignup, signupStore } from './signups.ts'

const TEXTS = {
  zh: {
    title: '收银台（沙盒）',
    number: '报名编号',
    toPay: '应付',
    pay: '模拟支付成功',
    paid: '这笔费用已经支付。',
    over: '缴费已截止，这笔费用不能再支付。',
    back: '返回网站',
    note: '这里代替支付机构，不会真的扣款。',
  },
  en: {
    title: 'Cashier (sandbox)',
    number: 'Entry number',
    toPay: 'To pay:',
    pay: 'Pretend to pay',
    paid: 'This fee has been paid.',
    over: 'Payment has closed: this fee can no longer be paid.',
    back: 'Back to the website',
    note: 'A stand-in for the payment company: no money moves.',
  },
  ja: {
    title: 'お支払い（サンドボックス）',
    number: '受付番号',
    toPay: 'お支払い金額',
    pay: '支払ったことにする',
    paid: 'この料金は支払い済みです。',
    over: 'お支払い期間は終了しました。',
    back: 'サイトに戻る',
    note: '決済会社の代わりの画面です。実際の支払いは発生しません。',
  },
}

const backTo = (signupId: string) => `/#/confirm?signupId=${signupId}`

/** Simulates payment: marks a sign-up as paid and redirects back to the site. */
export function cashier(context: SandboxContext) {
  const counter = new Hono()
  const store = signupStore(context)

  function page(c: Context, signup: ShownSignup) {
    const language = languageOf(c, context.edition)
    const texts = TEXTS[language]
    const { signupId, signupNo, raceId, itemId, fee, state } = signup
    const edition = findRace(raceId)?.edition ?? context.edition
    const { name } = itemOf(edition, itemId)
    return operatorFrame(
      texts.title,
      html`<h1>${texts.title}</h1>
        <p>${texts.number} ${signupNo}</p>
        <p>${name[language] ?? name.en} · ${texts.toPay} ${moneyIn(edition, language, fee)}</p>
        ${
          signup.payUrl
            ? html`<form method="post" action="/cashier/?id=${signupId}">
                <button>${texts.pay}</button>
              </form>`
            : html`<p>${state === 'toPay' ? texts.over : texts.paid}</p>`
        }
        <p><a href="${backTo(signupId)}">${texts.back}</a></p>
        <p><small>${texts.note}</small></p>`,
    )
  }

  function afterPayment({ raceId, itemId, kind }: ShownSignup): SignupState {
    if (kind === 'direct') return 'directEntry'
    const race = findRace(raceId)
    const isDrawn = !race || itemOf(race.edition, itemId).entryMode === 'ballot'
    return isDrawn ? 'paid' : 'confirmed'
  }

  counter.get('/cashier', async (c) => {
    const signup = await store.find(c.req.query('id') ?? '')
    return signup ? c.html(page(c, signup)) : fileNotFound(c)
  })

  counter.post('/cashier', async (c) => {
    const signup = await store.find(c.req.query('id') ?? '')
    if (!signup) return fileNotFound(c)
    const { signupId, payUrl } = signup
    if (payUrl) await store.move(signupId, afterPayment(signup))
    return c.redirect(backTo(signupId), 303)
  })

  return counter
}
