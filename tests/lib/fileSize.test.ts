// @vitest-environment node
import { expect, test } from 'vitest'
import { fileSize } from '#lib/fileSize.ts'

test.each([
  [0, '0.00 B'],
  [1023, '1023.00 B'],
  [1536, '1.50 KB'],
  [5 * 1024 ** 2, '5.00 MB'],
  [3 * 1024 ** 4, '3072.00 GB'],
])('%d bytes are shown as %s', (bytes, words) => expect(fileSize(bytes)).toBe(words))
