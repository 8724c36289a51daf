import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readDownload } from '#api/http/readDownload.ts'
import { fileName, saveFile } from '#lib/download.ts'

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  ).buffer

describe('contents', () => {
  test.each([
    ['an error in JSON', bytesOf('{"code":1,"msg":"暂无"}'), 'error'],
    ['JSON after a BOM and white space', bytesOf([0xef, 0xbb, 0xbf], ' \n{"code":1}'), 'error'],
    ['nothing', bytesOf(), 'empty'],
    ['a page', bytesOf('\n<!DOCTYPE html><html>'), 'page'],
    ['a page without a type', bytesOf('<html lang="zh">'), 'page'],
    ['a workbook', bytesOf('PK', [3, 4, 0, 255]), 'file'],
    ['a file that begins with a brace', bytesOf('{', [0, 255, 128, 7]), 'file'],
    ['a text that begins with a brace', bytesOf('{\\rtf1 one}'), 'file'],
    ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file'],
    ['a list in JSON', bytesOf('[1]'), 'file'],
  ])('%s', (_, bytes, kind) => {
    expect(readDownload(bytes)).toMatchObject({ kind })
  })

  test('the error response is returned complete', () => {
    const response = { code: 3203, msg: '没有这种导出文件', data: null }
    expect(readDownload(bytesOf(JSON.stringify(response)))).toEqual({ kind: 'error', response })
  })
})

test.each([
  ['2024 燕岭马拉松 成绩.xlsx', '2024 燕岭马拉松 成绩.xlsx'],
  ['../../etc/passwd', '.. etc passwd'],
  ['a:b*c?"<>|\u0000\u202e.pdf', 'a b c .pdf'],
  [`${'长'.repeat(300)}.xlsx`, `${'长'.repeat(115)}.xlsx`],
  ['///', 'download'],
  ['', 'download'],
])('the name %j is saved as %j', (name, safe) => {
  expect(fileName(name)).toBe(safe)
})

describe('saving', () => {
  beforeEach(() => vi.useFakeTimers())

  test('a file is saved under its name, and its URL is revoked later', () => {
    const clicked: [string, string][] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push([this.download, this.href])
    })
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    saveFile(new Blob(['x']), '成绩?.xlsx')
    expect(clicked).toEqual([['成绩 .xlsx', expect.stringMatching(/^blob:/)]])
    expect(document.querySelector('a')).toBeNull()
    expect(revoke).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(revoke).toHaveBeenCalledWith(clicked[0]?.[1])
  })
})
