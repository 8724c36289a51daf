import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentLink, contentSource } from '#lib/html/contentLink.ts'
import { linkedSection, sectionId, showSection } from '#lib/html/contentSection.ts'

beforeEach(() => {
  location.hash = '#/race-information/race-rules?section=fee'
})
afterEach(() => {
  location.hash = ''
  document.body.innerHTML = ''
})

describe('a link in content leads', () => {
  test.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['mailto:race@yanling.example', 'mailto:race@yanling.example'],
    ['tel:010-0000', 'tel:010-0000'],
    ['tel:+86 (010) 0000 0922', 'tel:+8601000000922'],
    ['#/home', '#/home'],
    ['/#/home', '#/home'],
    ['/home', '#/home'],
    ['/files/a.pdf?v=1', '/files/a.pdf?v=1'],
    ['/files/race rules 2024.pdf', '/files/race%20rules%202024.pdf'],
    [' mailto:race@yanling.example ', 'mailto:race@yanling.example'],
    ['/article/100%', '#/article/100%'],
    ['#age', '#/race-information/race-rules?section=age'],
    ['#%E8%B4%B9%E7%94%A8', '#/race-information/race-rules?section=%E8%B4%B9%E7%94%A8'],
  ])('%s to %s', (value, href) => expect(contentLink(value)).toBe(href))

  test.each([
    '',
    '#',
    '#a b',
    '#%',
    'page.html',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.c?bcc=d@e.f',
    'tel:javascript',
    'tel:1;ext=javascript',
    '/\\example.com',
  ])('%j nowhere', (value) => expect(contentLink(value)).toBeNull())
})

test('a picture has a URL, or one created by the site itself, or is within the content', () => {
  expect(contentSource('/a.avif')).toBe('/a.avif')
  expect(contentSource(`blob:${location.origin}/1`)).toBe(`blob:${location.origin}/1`)
  expect(contentSource('blob:https://example.com/1')).toBeNull()
  expect(contentSource('data:image/png;base64,AA')).toBe('data:image/png;base64,AA')
  expect(contentSource('data:image/svg+xml;base64,AA')).toBeNull()
  expect(contentSource('data:text/html;base64,AA')).toBeNull()
})

test("section ids cannot clash with the page's own", () => {
  expect(sectionId('body')).toBe('content-body')
  expect(sectionId('content-body')).toBe('content-body')
  expect(sectionId('关门时间')).toBe('content-关门时间')
  expect(sectionId('a b')).toBeNull()
  expect(sectionId('"><img>')).toBeNull()
})

test('a section is shown on its own page only', () => {
  expect(linkedSection('#/race-information/race-rules?section=fee')).toBe('content-fee')
  expect(linkedSection('#/race-information/race-route?section=fee')).toBeNull()
  expect(linkedSection('#/race-information/race-rules')).toBeNull()

  document.body.innerHTML = '<h2 id="content-fee">x</h2>'
  const heading = document.querySelector('h2')
  expect(showSection(document.body, '#content-none')).toBe(false)
  expect(showSection(document.body, '#content-fee')).toBe(true)
  expect(heading).toHaveFocus()
})
