import { describe, expect, test } from 'vitest'
import { insidePath, safeLink, safeSource } from '#lib/html/safeLink.ts'

describe('safeLink', () => {
  test.each([
    ['https://www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
    ['HTTP://example.com', 'http://example.com/'],
    ['//example.com/x', 'http://example.com/x'],
    ['https://example.com/race handbook.pdf', 'https://example.com/race%20handbook.pdf'],
    [' https://example.com/a\u3000', 'https://example.com/a'],
    ['\u200bhttps://example.com/a\u200e', 'https://example.com/a'],
    ['https://example.com/a?q=b c', 'https://example.com/a?q=b%20c'],
    ['https://example.com/a%20b c', 'https://example.com/a%20b%20c'],
  ])('%s is an external link', (value, href) => expect(safeLink(value)).toBe(href))

  test.each([
    '',
    '/home',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'https:\\\\example.com',
    'https://exa mple.com',
    'https://exa\u3000mple.com',
    'https://exa\uFEFFmple.com',
    'https://exa mple.com:8443/a b',
    'https://example.com/a\tb',
    'https://example.com/a\nb',
    '\nhttps://example.com/',
    'https://example.com/a\u2028b',
    'https://example.com/a\\b',
    '\u00A0javascript:alert(1)',
    'ftp://example.com/a b',
    'https://',
    '/\\example.com',
    'https://example.com/\u0000',
    'www.example.com',
    'mailto:a@b.c',
  ])('%j is not a link', (value) => expect(safeLink(value)).toBeNull())
})

test('a source is a path of the site or an external URL', () => {
  expect(safeSource('/edition-2024/a.avif')).toBe('/edition-2024/a.avif')
  expect(safeSource('https://img.example.com/a.png')).toBe('https://img.example.com/a.png')
  expect(safeSource('http://img.example.com/a.png')).toBe('https://img.example.com/a.png')
  expect(safeSource(`//${location.host}/a.png`)).toBe(`${location.origin}/a.png`)
  expect(safeSource('javascript:1')).toBeUndefined()
  expect(safeSource('data:image/svg+xml,x')).toBeUndefined()
})

test.each([
  ['/edition-2024/carousel 1.avif', '/edition-2024/carousel%201.avif'],
  [' /logo.svg ', '/logo.svg'],
  ['/Screenshot at 9.41.00\u202FAM.png', '/Screenshot%20at%209.41.00%E2%80%AFAM.png'],
  ['/路线\u3000图.png', '/路线%E3%80%80图.png'],
  ['https://img.example.com/course map.png', 'https://img.example.com/course%20map.png'],
])('the file %j is at %s', (value, address) => expect(safeSource(value)).toBe(address))

test.each([
  '/a\tb.png',
  '/a\nb.png',
  '/a\u0000.png',
  '/a\\b.png',
  '/ \\example.com/a.png',
  '//exa mple.com/a.png',
  'data:image/png, AA',
])('%j is no file', (value) => expect(safeSource(value)).toBeUndefined())

test('an internal path is a route of the site', () => {
  expect(insidePath('/home')).toBe('/home')
  expect(insidePath('#/home')).toBe('/home')
  expect(insidePath(' #/article/a b ')).toBe('/article/a%20b')
  expect(insidePath('/home?next=https://example.com')).toBe('/home?next=https://example.com')
  for (const value of ['//evil.example', '#//evil.example', ' //evil.example', '/a//evil.example'])
    expect(insidePath(value)).toBeNull()
  for (const value of ['/a\tb', '/a\nb', '/\u2029/evil.example', '/\\evil.example', '/a\u007F'])
    expect(insidePath(value)).toBeNull()
  expect(insidePath('home')).toBeNull()
})
