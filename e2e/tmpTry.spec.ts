import { test } from './fixtures.ts'
import { openStand } from './payloads/stand.ts'
import { raceRules } from '../src/preview/documents/raceRules.ts'

const grow = (html: string, bytes: number) =>
  html.repeat(Math.ceil(bytes / Buffer.byteLength(html)))
const rules = raceRules.content ?? ''
const styled =
  '<p style="text-align:justify;font-size:16px;line-height:2"><span style="color:rgb(225,60,57);font-family:宋体">参赛选手</span><span style="font-size:14px">须在报名截止前完成缴费，逾期视为放弃。</span></p>'
const row = '<tr><td>12345</td><td>燕小岭</td><td>3:25:16</td><td>男子</td></tr>'
const docs: Record<string, string> = {
  rules: grow(rules, 500e3),
  styled: grow(styled, 500e3),
  wrapped: `<section><div>${grow(rules, 500e3)}</div></section>`,
  table: `<table><thead><tr><th>号码</th><th>姓名</th><th>成绩</th><th>组别</th></tr></thead>${grow(row, 500e3)}</table>`,
  list: `<ol>${grow('<li>参赛选手须在报名截止前完成缴费</li>', 500e3)}</ol>`,
  bold: grow('<b>a</b>', 500e3),
  rules2: grow(rules, 2e6),
  styled2: grow(styled, 2e6),
  text2: `<p>${grow('参赛选手须在报名截止前完成缴费，逾期视为放弃。', 2e6)}</p>`,
  raw2: grow('参赛选手须在报名截止前完成缴费', 2e6),
  deep: '<div>'.repeat(20000) + 'x' + '</div>'.repeat(20000),
  deep2: '<div>'.repeat(400e3) + 'x',
  deepx: '<x>'.repeat(600) + grow(styled, 500e3),
  unknown: grow('<x>a', 500e3),
  formatting: grow('<b a>', 3e3) + grow('<p>x', 3e3),
  formatting2: Array.from({ length: 3000 }, (_, i) => `<b a${i}>`).join('') + '<p>x'.repeat(3000),
  lt: '<a'.repeat(700e3),
  lt2: '<'.repeat(2e6),
  attrs: '<p ' + Array.from({ length: 100e3 }, (_, i) => `a${i}=1`).join(' ') + '>x',
  comments: '<!---->'.repeat(100e3),
  nestedTables: '<table><tr><td>'.repeat(3000) + 'x',
}
test('try', async ({ page, browser }) => {
  test.setTimeout(600e3)
  await openStand(page)
  const cdp = await page.context().newCDPSession(page)
  const rate = Number(process.env.RATE ?? 4)
  for (const [name, html] of Object.entries(docs)) {
    if (process.env.ONLY && !process.env.ONLY.split(',').includes(name)) continue
    await page.evaluate(() => window.stand.showContent([]))
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    if (process.env.TRACE)
      await browser.startTracing(page, {
        path: '/tmp/trace.json',
        categories: [
          'devtools.timeline',
          'blink.debug',
          'disabled-by-default-devtools.timeline',
          'v8',
        ],
      })
    if (process.env.PROF) {
      await cdp.send('Profiler.enable')
      await cdp.send('Profiler.start')
    }
    const result = await page.evaluate(async (html) => {
      const tasks: number[] = []
      const observer = new PerformanceObserver((list) =>
        list.getEntries().forEach((e) => tasks.push(Math.round(e.duration))),
      )
      observer.observe({ type: 'longtask' })
      const frame = () => new Promise((r) => requestAnimationFrame(() => setTimeout(r)))
      const t0 = performance.now()
      window.stand.showContent([html])
      await frame()
      while (!document.querySelector('.safe-html__slice')) await frame()
      await frame()
      const first = performance.now() - t0
      while (!window.stand.isWhole() && performance.now() - t0 < 60e3) await frame()
      await frame()
      const whole = performance.now() - t0
      await frame()
      await frame()
      return {
        first: Math.round(first),
        whole: Math.round(whole),
        tasks: Math.max(0, ...tasks),
        n: tasks.length,
        slices: document.querySelectorAll('.safe-html__slice').length,
        elements: document.querySelectorAll('.safe-html *').length,
        done: window.stand.isWhole(),
      }
    }, html)
    if (process.env.PROF)
      (await import('node:fs')).writeFileSync(
        '/tmp/cpu.json',
        JSON.stringify((await cdp.send('Profiler.stop')).profile),
      )
    if (process.env.TRACE) await browser.stopTracing()
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    console.log(name.padEnd(12), String(html.length).padStart(8), JSON.stringify(result))
  }
})
