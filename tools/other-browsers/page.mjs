import { setTimeout as wait } from 'node:timers/promises'

/**
 * @typedef {{ width: number, height: number }} Size in px
 *
 * A browser with one page.
 * @typedef {object} Engine
 * @property {(url: string) => Promise<unknown>} open
 * @property {() => Promise<unknown>} reload
 * @property {(expression: string) => Promise<any>} run the expression's value, which must be JSON
 * @property {(actions: object[]) => Promise<unknown>} act input sources of WebDriver with their actions
 * @property {() => Promise<string>} picture PNG in base64
 * @property {() => Promise<void>} close
 *
 * @typedef {ReturnType<typeof pageOf>} Page
 */

const TIMEOUT_MS = 60_000
const PAUSE_MS = 100
const ENTER = '\ue007'
const ARROW_DOWN = '\ue015'

/**
 * Runs in the page: the middle of the first visible element with this name; null if there is none, or
 * if something covers it. It is then scrolled into view for the next attempt.
 * @param {string} selector
 * @param {string} pattern of its label, or else its text
 */
function middleOf(selector, pattern) {
  const name = new RegExp(pattern)
  /** @param {Element} element */
  const labelsOf = (element) =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  /** @param {Element} element */
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const label = element.getAttribute('aria-label')
    const texts = [...ids.map((id) => document.getElementById(id)), ...labelsOf(element)]
    const named = texts.map((one) => one?.textContent ?? '').join(' ')
    return (label ?? (named || /** @type {HTMLElement} */ (element).innerText)).trim()
  }
  for (const element of document.querySelectorAll(selector)) {
    if (element.getClientRects().length === 0 || !name.test(nameOf(element))) continue
    const box = element.getBoundingClientRect()
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
    const hit = document.elementFromPoint(x, y)
    const isHit =
      element.contains(hit) ||
      labelsOf(element).some((label) => label.contains(hit)) ||
      // A field may lie below what shows its value.
      (element instanceof HTMLInputElement && hit?.parentElement?.contains(element))
    if (isHit) return { x, y }
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  return null
}

/**
 * What a visitor does with a page.
 * @param {Engine} engine
 */
export function pageOf(engine) {
  /**
   * @template T
   * @param {string} what
   * @param {() => Promise<T | null | false>} read
   * @returns {Promise<T>}
   */
  async function until(what, read) {
    const end = Date.now() + TIMEOUT_MS
    for (;;) {
      const value = await read()
      if (value) return value
      if (Date.now() > end) throw new Error(`not there within a minute: ${what}`)
      await wait(PAUSE_MS)
    }
  }
  /** @param {string} selector @param {RegExp} name @returns {Promise<{ x: number, y: number } | null>} */
  const find = (selector, name) =>
    engine.run(`(${String(middleOf)})(${JSON.stringify(selector)}, ${JSON.stringify(name.source)})`)
  /** @param {string} selector @param {RegExp} name */
  async function click(selector, name) {
    let last = ''
    const { x, y } = await until(`${selector} ${name}`, async () => {
      const point = await find(selector, name)
      const isStill = JSON.stringify(point) === last
      last = JSON.stringify(point)
      return isStill && point
    })
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await engine.act([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ])
  }
  /** @param {string} keys */
  const press = (keys) =>
    engine.act([
      {
        type: 'key',
        id: 'keyboard',
        actions: Array.from(keys).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])
  /**
   * Types a text. One with letters that no keyboard has is inserted, as WebKit drops their keys.
   * @param {string} text
   */
  async function type(text) {
    if (/^[\x20-\x7e]*$/.test(text)) await press(text)
    else await engine.run(`document.execCommand('insertText', false, ${JSON.stringify(text)})`)
  }
  return {
    ...engine,
    until,
    click,
    type,
    enter: () => press(ENTER),
    arrowDown: () => press(ARROW_DOWN),
    /** @param {string} selector @param {RegExp} name */
    has: async (selector, name) => (await find(selector, name)) !== null,
    /** @param {string} selector @param {RegExp} text */
    see: (selector, text) => until(`${selector} ${text}`, () => find(selector, text)),
    /** @param {RegExp} label @param {string} text */
    async fill(label, text) {
      await click('input, textarea', label)
      await type(text)
    },
    /** @param {string} what @param {string} expression */
    holds: (what, expression) => until(what, () => engine.run(expression)),
  }
}
