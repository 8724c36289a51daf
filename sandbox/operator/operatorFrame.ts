import type { Context } from 'hono'
import { html, raw } from 'hono/html'

const CSS = `
  body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; color: #1c2320;
    font: 16px/1.7 "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
  h1 { font-size: 1.6rem; color: #143329; } h2 { font-size: 1.1rem; margin-top: 2.2rem; }
  time, td { font-variant-numeric: tabular-nums; } time { font-size: 1.4rem; font-weight: 700; }
  form { display: inline-block; margin: 0 .4rem .6rem 0; }
  button, input { font: inherit; padding: .3rem .9rem; border: 1px solid #858d88;
    border-radius: 4px; background: #fff; color: #1c2320; }
  button:hover { border-color: #22523f; background: #e4ede6; }
  a { color: #22523f; } table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .3rem .8rem .3rem 0; border-bottom: 1px solid #e0e3dd; }
  small { color: #59625d; }`

/** Browsers get a page, tests get JSON. */
export const wantsHtml = (c: Context) => c.req.header('accept')?.includes('text/html') ?? false

/** Layout of an operator page. */
export const operatorFrame = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <style>
        ${raw(CSS)}
      </style>
      ${body}
    </html>`
