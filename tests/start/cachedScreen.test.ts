import { beforeEach, expect, test, vi } from 'vitest'

const { createFirstScreen } = await (async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  return import('#start/cachedScreen.ts')
})()

const hero = () => document.querySelector<HTMLImageElement>('.shell__hero')?.getAttribute('src')

beforeEach(() => {
  location.hash = '#/home'
  document.body.innerHTML = `<div class="shell" hidden>
    <img class="shell__logo" hidden><img class="shell__hero" hidden></div>`
})

test.each([
  ['an inner list', [{ leads: [{ validFrom: 1 }], surfacePlotUrl: '/a.png' }]],
  ['brackets and quotes in a text', [{ title: 'a]"\\[[\n', surfacePlotUrl: '/a.png' }]],
])('the first picture is drawn as soon as its list is complete: %s', (_, slides) => {
  const text = JSON.stringify({ logo: '/l.png', carouselList: slides, after: ['x'] })
  const end = text.indexOf(',"after"')
  const screen = createFirstScreen(null)
  for (let length = 1; length < end; length += 1) {
    screen.drawStreamed(text.slice(0, length))
    expect(hero(), text.slice(0, length)).toBeNull()
  }
  screen.drawStreamed(text.slice(0, end))
  expect(hero()).toBe('/a.png')
})

test('a list is parsed once, however long it is', () => {
  const parsed = vi.spyOn(JSON, 'parse')
  const slides = Array.from({ length: 1000 }, (_, i) => ({
    leads: [{}],
    surfacePlotUrl: `/${i}.png`,
  }))
  const text = JSON.stringify({ carouselList: slides })
  const screen = createFirstScreen(null)
  for (let length = 0; length < text.length; length += 4_000) {
    screen.drawStreamed(text.slice(0, length))
  }
  expect(parsed).not.toHaveBeenCalled()
  screen.drawStreamed(text)
  screen.drawStreamed(text)
  expect(hero()).toBe('/0.png')
  // The slides, and the ads that are not there.
  expect(parsed).toHaveBeenCalledTimes(2)
})
