// @vitest-environment node
import { expect, test } from 'vitest'
import { plainText } from '../../../src/features/site-search/plainText.ts'

test.each([
  ['<p>先<strong>取包</strong>，再乘车</p><p>返回</p>', '先取包，再乘车 返回'],
  ['a<br>b &amp; c&nbsp;&#24471;&#x5230;', 'a b & c 得到'],
  ['<!-- secret --><style>.x{}</style>seen<script>run()</script>', 'seen'],
  ['<!-- never closed <p>x</p>', ''],
  ['5 < 6 &unknown; &#0;', '5 < 6 &unknown;'],
  ['<li>12:45 截止。</li>\n<li>交通管制</li>', '12:45 截止。交通管制'],
  ['<td>11:15</td><td>14:25</td>', '11:15 14:25'],
])('%s reads %j', (html, text) => expect(plainText(html)).toBe(text))

// Otherwise the rest of the text would be read again from each start.
test.each([
  ['<!--', ''],
  ['<script>', ''],
  ['<style ', ''],
])('%s that never ends takes in the rest of the text', (start, text) => {
  expect(plainText(`${start}<p>x</p>`.repeat(100_000))).toBe(text)
})

test.each(['<', '<a ', '<b ', '<p ', '&#'])('%s is no tag or entity if another begins', (start) => {
  const repeated = start.repeat(100_000)
  expect(plainText(repeated)).toBe(repeated.trim())
  expect(plainText(`${repeated}<p>x</p>`)).toBe(`${repeated.trim()} x`)
})
