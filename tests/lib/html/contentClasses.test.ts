import { describe, expect, test } from 'vitest'
import { contentClasses, styleClasses } from '#lib/html/contentClasses.ts'

describe('styles become classes of a fixed set', () => {
  test.each([
    ['text-align:center', 'align-center'],
    ['TEXT-ALIGN : Right ;', 'align-right'],
    ['text-align:left', ''],
    ['color:red', 'ink-red'],
    ['color:#e03', 'ink-red'],
    ['color: rgb(225, 60, 57)', 'ink-red'],
    ['color:rgba(255 165 0 / 1)', ''],
    ['color:rgb(255 165 0)', 'ink-amber'],
    ['color:#ffff00', 'ink-amber'],
    ['color:#008a00', 'ink-green'],
    ['color:navy', 'ink-blue'],
    ['color:#8e44ad', 'ink-blue'],
    ['color:#777', 'ink-grey'],
    ['color:#000', ''],
    ['color:white', ''],
    ['color:constructor', ''],
    ['font-size:12px', 'size-small'],
    ['font-size:16px', ''],
    ['font-size:16pt', 'size-large'],
    ['font-size:2em', 'size-huge'],
    ['font-size:150%', 'size-large'],
    ['font-size:x-large', 'size-large'],
    ['font-size:99vw', ''],
    ['color:red;color:blue', 'ink-blue'],
    ['color:url(https://example.com/x);position:fixed', ''],
    ['constructor:x;__proto__:y', ''],
    ['', ''],
  ])('%s: %s', (style, classes) => expect(styleClasses(style).join(' ')).toBe(classes))
})

test('an element keeps known classes; its style overrides its attributes', () => {
  document.body.innerHTML =
    '<p class="note MsoNormal" align="right" style="text-align:center">x</p>' +
    '<font color="#c00" size="7">x</font><center data-style="color:red">x</center>'
  const classes = Array.from(document.body.children, (element) => contentClasses(element).join(' '))
  expect(classes).toEqual(['note align-center', 'ink-red size-huge', 'align-center ink-red'])
})
