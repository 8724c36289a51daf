// @vitest-environment node
import { expect, test } from 'vitest'
import { curlOf } from '../../tools/contract/curl.ts'

const url = 'http://localhost:5173/race-center/api/signup/submit'
const post = { method: 'POST', url, headers: {} }

test('a body is shown whole, without its passwords', () => {
  const body = JSON.stringify({ name: '林'.repeat(3000), loginPassword: 'Secret1' })
  const line = curlOf({ ...post, body })
  expect(line).toContain('林'.repeat(3000))
  expect(line).toContain('"loginPassword":"…"')
})

test('a body that is too long comes from a pipe', () => {
  expect(curlOf({ ...post, body: 'x'.repeat(22_000_000) })).toBe(
    `head -c 22000000 /dev/zero | curl -i -X POST '${url}' --data-binary @-`,
  )
})

test('the token is that of the variable, or a made-up one', () => {
  expect(curlOf({ method: 'GET', url, headers: { token: 'a1b2' } })).toBe(
    `curl -i -X GET '${url}' -H "token: \${TOKEN:-made-up}"`,
  )
})
