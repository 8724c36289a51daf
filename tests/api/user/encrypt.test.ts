// @vitest-environment node
import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encrypt } from '#api/user/encrypt.ts'

const secrets = { key: 'YanlingTestKey24', iv: 'YanlingTestIv024' }

// printf '%s' "$plain" | openssl enc -aes-128-cbc -K "$(printf '%s' "$key" | xxd -p)" \
//   -iv "$(printf '%s' "$iv" | xxd -p)" -base64 -A
test.each([
  ['Marathon2024', 'lcAvLfCpVukEFfIT0EcEDQ=='],
  ['0123456789abcdef', 'r3+qujdnKO180IxSQCLrfquDm278AYS1mjDbtci5PBk='],
  ['a', 'j3qIVfdYcz1HudfqJNu6fg=='],
])('%s is encrypted as by openssl', (plain, known) => {
  expect(encrypt(plain, secrets)).toBe(known)
})

test('any text is encrypted as by Node', () => {
  const inNode = (plain: string) => {
    const cipher = createCipheriv('aes-128-cbc', secrets.key, secrets.iv)
    return cipher.update(plain, 'utf8', 'base64') + cipher.final('base64')
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (plain) => {
      expect(encrypt(plain, secrets)).toBe(inNode(plain))
    }),
  )
})
