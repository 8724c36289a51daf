import { expect, test } from 'vitest'
import { trapFocus } from '#lib/trapFocus.ts'

test.each([
  ['Tab', false, 'last', 'first'],
  ['Tab', true, 'first', 'last'],
  ['Tab', false, 'first', 'first'],
  ['Enter', false, 'last', 'last'],
])('%s (shift: %s) on the %s control: the focus is on the %s', (key, shiftKey, from, to) => {
  document.body.innerHTML =
    '<div id="box"><button id="first"></button><button disabled></button><button id="last"></button></div>'
  const box = document.getElementById('box')
  document.getElementById(from)?.focus()
  if (box) trapFocus(new KeyboardEvent('keydown', { key, shiftKey }), box)
  expect(document.activeElement?.id).toBe(to)
})
