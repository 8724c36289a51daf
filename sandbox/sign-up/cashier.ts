import { Hono } from 'hono'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { fileNotFound } from '../fileHost.ts'
import { operatorFrame } from '../operatorFrame.ts'
import type { World } from '../world.ts'
import { type ShownSignUp, signUps } from './signUps.ts'

const WORDS = {
  zh: {
    title: '收银台（沙盒）',
    fee: (fee: number) => `报名费 ${fee} 元`,
    pay: '模拟支付成功',
    paid: '这笔报名费已经支付。',
    back: '返回网站',
    note: '这里代替支付机构，不会真的扣款。',
  },
  en: {
    title: 'Cashier (sandbox)',
    fee: (fee: number) => `Entry fee ¥${fee}`,
    pay: 'Pretend to pay',
    paid: 'This fee has been paid.',
    back: 'Back to the website',
    note: 'A stand-in for the payment company: no money moves.',
  },
}

const backTo = (signupId: string) => `/#/confirm?signupId=${signupId}`

/** Plays the payment: marks a sign-up as paid and leads back to the site. */
export function cashier(world: World) {
  const counter = new Hono()
  const store = signUps(world)
  const isEnglish = (c: Context) => getCookie(c, 'language') === 'en'

  function page(c: Context, signUp: ShownSignUp) {
    const words = WORDS[isEnglish(c) ? 'en' : 'zh']
    const { signupId, itemName, itemNameEn, fee, state } = signUp
    return operatorFrame(
      words.title,
      html`<h1>${words.title}</h1>
        <p>${isEnglish(c) ? itemNameEn : itemName} · ${words.fee(fee)}</p>
        ${
          state === 'toPay'
            ? html`<form method="post" action="/cashier/?id=${signupId}">
                <button>${words.pay}</button>
              </form>`
            : html`<p>${words.paid}</p>`
        }
        <p><a href="${backTo(signupId)}">${words.back}</a></p>
        <p><small>${words.note}</small></p>`,
    )
  }

  counter.get('/cashier', async (c) => {
    const signUp = await store.find(c.req.query('id') ?? '')
    return signUp ? c.html(page(c, signUp)) : fileNotFound(c)
  })

  counter.post('/cashier', async (c) => {
    const signUp = await store.find(c.req.query('id') ?? '')
    if (!signUp) return fileNotFound(c)
    const { signupId, state, kind } = signUp
    if (state === 'toPay') await store.move(signupId, kind === 'direct' ? 'directEntry' : 'paid')
    return c.redirect(backTo(signupId), 303)
  })

  return counter
}
