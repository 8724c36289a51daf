import { expect, test } from 'vitest'
import { slicesOf } from '#lib/html/contentSlices.ts'
import { neutralizeMarkup } from '#lib/html/neutralizeMarkup.ts'

/** The slices of content as HTML. */
function slices(html: string): string[] {
  document.body.innerHTML = html
  return Array.from(slicesOf(document.body), (nodes) => {
    const slice = document.createElement('div')
    slice.append(...nodes)
    return slice.innerHTML
  })
}
const long = (html: string, times: number) => html.repeat(times)

test('short content is one slice', () => {
  expect(slices('文<p>字</p><!--x-->')).toEqual(['文<p>字</p><!--x-->'])
  expect(slices('')).toEqual([])
})

test('slices add up to the content, and none is large', () => {
  const html = long(`<p>${long('参赛选手须缴费。', 20)}</p>`, 400)
  const parts = slices(html)
  expect(parts.join('')).toBe(html)
  expect(parts.length).toBeGreaterThan(4)
  for (const part of parts) expect(part.length).toBeLessThan(20_000)
})

test('a wrapper is repeated around each part', () => {
  const parts = slices(`<div class="note" id="a">${long('<p>文</p>', 4000)}</div>`)
  expect(parts[0]).toMatch(/^<div class="note" id="a"><p>/)
  for (const part of parts.slice(1)) expect(part).toMatch(/^<div class="note"><p>/)
})

test('a split list continues its numbering, a split table repeats its head', () => {
  const [, second] = slices(`<ol start="5">${long('<li>项</li>', 4000)}</ol>`)
  const first = slices(`<ol start="5">${long('<li>项</li>', 4000)}</ol>`)[0] ?? ''
  expect(second).toMatch(new RegExp(`^<ol start="${5 + (first.match(/<li>/g)?.length ?? 0)}">`))

  const table = slices(
    `<table><thead><tr><th>题</th></tr></thead>${long('<tr><td>1</td></tr>', 2000)}</table>`,
  )
  expect(table.length).toBeGreaterThan(2)
  for (const part of table) expect(part).toMatch(/^<table><thead><tr><th>题<\/th><\/tr><\/thead>/)
  expect(table.join('').match(/<td>/g)).toHaveLength(2000)
})

test('an endless paragraph is split after a sentence', () => {
  const parts = slices(`<p>${long('参赛选手须在截止前缴费。', 8000)}</p>`)
  for (const part of parts) expect(part).toMatch(/^<p>参[^]*。<\/p>$/)
})

test('attributes are renamed, text is not', () => {
  expect(neutralizeMarkup('<p style="a" ONCLICK=b>on = 1; style = 2</p>')).toBe(
    '<p data-style="a" data-ONCLICK=b>on = 1; style = 2</p>',
  )
  expect(neutralizeMarkup('<img src=x/onerror=y')).toBe('<img src=x/data-onerror=y')
  expect(neutralizeMarkup('<p title="a>b" style="c">')).toBe('<p title="a>b" data-style="c">')
  expect(neutralizeMarkup('<p onclick><b/style/lang=en>')).toBe(
    '<p data-onclick><b/data-style/lang=en>',
  )
  expect(neutralizeMarkup('<img alt="run on once style">')).toBe('<img alt="run on once style">')
  expect(neutralizeMarkup('<!-- <b title=" --><p style>')).toBe('<!-- <b title=" --><p data-style>')
  expect(neutralizeMarkup(`<img src="data:${long('A', 9000)}">文`)).toBe('文')
  expect(neutralizeMarkup(`${long('<div>', 600)}文`)).toBe(`${long('<div>', 500)}文`)
  expect(neutralizeMarkup(long('<li>文', 600))).toBe(long('<li>文', 600))
})
