import { describe, expect, test } from 'vitest'
import { insidePath, safeLink, safeSource } from '../../../src/lib/html/safeLink.ts'

describe('safeLink', () => {
  test.each([
    ['https://www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
    ['HTTP://example.com', 'http://example.com/'],
    ['//example.com/x', 'http://example.com/x'],
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

test('an internal path is a route of the site', () => {
  expect(insidePath('/home')).toBe('/home')
  expect(insidePath('#/home')).toBe('/home')
  expect(insidePath('//evil.example')).toBeNull()
  expect(insidePath('home')).toBeNull()
})
