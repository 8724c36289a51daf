import type { Context } from 'hono'
import { html } from 'hono/html'
import type { SandboxContext } from '../context.ts'
import type { Edition } from '../editions/edition.ts'
import { localTime } from '../localTime.ts'
import { captchas } from '../user-center/captchas.ts'
import { codes } from '../user-center/codes.ts'
import { operatorFrame, wantsHtml } from './operatorFrame.ts'

type Code = Awaited<ReturnType<ReturnType<typeof codes>['inbox']>>[number]
type Check = Awaited<ReturnType<ReturnType<typeof captchas>['inbox']>>[number]

const nothing = html`<p>还没有 · <span lang="en">Nothing yet</span></p>`

const codeTable = (sent: Code[], { timeZone }: Edition) =>
  sent.length === 0
    ? nothing
    : html`<table>
        <tr>
          <th>发往 <span lang="en">To</span></th>
          <th>验证码 <span lang="en">Code</span></th>
          <th>用途 <span lang="en">For</span></th>
          <th>时间 <span lang="en">At</span></th>
        </tr>
        ${sent.map(
          ({ to, code, scene, message, at }) =>
            html`<tr>
              <td>${to}</td>
              <td>
                <strong><code>${code}</code></strong>
              </td>
              <td>${scene}<br /><small>${message}</small></td>
              <td>${localTime(Date.parse(at), timeZone)}</td>
            </tr>`,
        )}
      </table>`

const checkTable = (checks: Check[]) =>
  checks.length === 0
    ? nothing
    : html`<table>
        <tr>
          <th>编号 <span lang="en">Id</span></th>
          <th>滑块位置或答案 <span lang="en">Place of the piece, or answer</span></th>
        </tr>
        ${checks.map(
          ({ id, answer }) =>
            html`<tr>
              <td><code>${id}</code></td>
              <td>
                <strong>${answer}</strong>
              </td>
            </tr>`,
        )}
      </table>`

const page = (sent: Code[], checks: Check[], edition: Edition) =>
  operatorFrame(
    '收件箱 · Inbox',
    html`<h1>收件箱 <span lang="en">· Inbox</span></h1>
      <p>
        短信与邮件不会真的发出，验证码列在这里。<br /><span lang="en"
          >Nothing is really sent: text messages and e-mails end up here.</span
        >
      </p>
      <h2>验证码 <span lang="en">· Codes</span></h2>
      ${codeTable(sent, edition)}
      <h2>人机验证 <span lang="en">· Human checks</span></h2>
      ${checkTable(checks)}
      <p>
        <a href="/__sandbox/inbox">刷新 <span lang="en">Refresh</span></a> ·
        <a href="/__sandbox/">沙盒操作台 <span lang="en">Sandbox operator</span></a>
      </p>`,
  )

/** "Sent" codes and the answers to open captchas, newest first. */
export function inbox(context: SandboxContext) {
  const sent = codes(context)
  const checks = captchas(context)
  return async (c: Context) => {
    const found = { codes: await sent.inbox(), captchas: await checks.inbox() }
    return wantsHtml(c) ? c.html(page(found.codes, found.captchas, context.edition)) : c.json(found)
  }
}
