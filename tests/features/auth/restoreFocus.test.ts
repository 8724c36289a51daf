import { expect, test } from 'vitest'
import { restoreFocus } from '#features/auth/restoreFocus.ts'

test('a page that is there before the drawer has closed gets the focus on its heading', () => {
  document.body.innerHTML =
    '<h1 tabindex="-1">Entry form</h1><div class="ant-drawer"><button>Log in</button></div>'
  document.querySelector('button')?.focus()
  restoreFocus()
  expect(document.querySelector('h1')).toHaveFocus()
})
