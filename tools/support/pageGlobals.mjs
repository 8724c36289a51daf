import { JSDOM } from 'jsdom'

/** Gives modules of the site what they take from a page, to read addresses and GPX files with it. */
export function addPageGlobals() {
  const { window } = new JSDOM('', { url: 'https://race.example/' })
  const { location, DOMParser } = window
  Object.assign(globalThis, { window, location, DOMParser })
}
