/**
 * @import { Page } from './page.mjs'
 *
 * Where a visit takes place.
 * @typedef {object} Stage
 * @property {string} road address of the marathon
 * @property {string} trail address of the trail race
 * @property {() => void} stopServer
 */

/** @param {Page} page @param {string} password */
async function logIn(page, password, phone = '13800000004') {
  const drawer = '.ant-drawer-open'
  await page.click(`${drawer} [role=tab]`, /^(?:账号密码登录|By password)$/)
  await page.fill(/^(?:手机号|Phone number)$/, phone)
  await page.fill(/^(?:密码|Password)$/, password)
  await page.click(`${drawer} input[type=checkbox]`, /^(?:我已阅读并同意|I have read and agree)/)
  await page.click(`${drawer} button`, /^(?:登录|Log in)$/)
  await page.holds('the drawer has closed', `!document.querySelector('${drawer}')`)
}

/** @param {Page} page @param {string} label @param {string} option */
async function choose(page, label, option) {
  await page.click('[role=combobox]', new RegExp(`^${label}`))
  const list = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)'
  await page.until(option, async () => {
    const active = await page.run(
      `document.querySelector('${list} .ant-select-item-option-active')?.innerText.trim()`,
    )
    if (active && active !== option) await page.arrowDown()
    return active === option
  })
  await page.enter()
}

/** The response of the time before: the cache is asked again each time. */
const IS_CACHED = `(
  Promise.all(
    ['/', ...performance.getEntriesByType('resource').map(({ name }) => name)]
      .filter((address) => address === '/' || address.includes('/assets/'))
      .map((address) => caches.match(address)),
  ).then((files) => (window.isCached = files.every(Boolean))),
  window.isCached === true
)`

const PASSWORD = 'Marathon2024'

/**
 * What is tried in each browser, in this order: each step goes on from where the last one ended.
 * @type {[name: string, take: (page: Page, stage: Stage) => Promise<unknown>][]}
 */
export const steps = [
  [
    'the home page with its first picture',
    async (page, { road }) => {
      await page.open(`${road}/#/home`)
      await page.holds('the title', `document.querySelector('h1')?.textContent`)
      await page.holds(
        'a picture is painted',
        `[...document.querySelectorAll('main img')].some((image) => image.naturalWidth > 200)`,
      )
    },
  ],
  [
    'the menu, and a document from it',
    async (page) => {
      // Without a mouse, as in a browser without a window, the menu is behind a button.
      if (await page.has('header button', /^主菜单$/)) {
        await page.click('header button', /^主菜单$/)
        await page.click('dialog button', /^赛事/)
        await page.click('dialog a', /^竞赛规程/)
      } else {
        await page.click('header nav a', /^赛事/)
      }
      await page.see('h1', /竞赛规程/)
      await page.see('main h2', /参赛/)
    },
  ],
  [
    'the site search',
    async (page) => {
      await page.click('header button', /^全站搜索$/)
      await page.holds(`the field has the focus`, `document.activeElement.matches('dialog input')`)
      await page.type('取包')
      await page.click('dialog li a', /2024 年 8 月 10 日/)
      await page.holds('the article', `location.hash === '#/article/bag-claim'`)
      await page.see('h1', /存包与取包须知/)
    },
  ],
  [
    'another language',
    async (page) => {
      await page.click('header button', /^English$/)
      await page.holds('the page is in English', `document.documentElement.lang === 'en'`)
      await page.see('h1', /[Bb]ag/)
    },
  ],
  [
    'a Word file',
    async (page, { road }) => {
      await page.open(`${road}/#/race-information/race-statement`)
      await page.click('main a[href$=".docx"]', /\S/)
      await page.see('[role=dialog] li, dialog li', /本人自愿参加/)
      await page.click('[role=dialog] button, dialog button', /^Close$/)
    },
  ],
  [
    'a PDF',
    async (page, { road }) => {
      await page.open(`${road}/#/race-information/race-route`)
      await page.click('main a[href$=".pdf"]', /\S/)
      await page.holds(
        'two pages with text',
        `document.querySelectorAll('.endOfContent').length === 2`,
      )
      await page.holds(
        'the page is painted',
        `[...document.querySelectorAll('[role=dialog] canvas, dialog canvas')].some((canvas) =>
          canvas.width > 0 && new Set(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data).size > 2)`,
      )
      await page.click('[role=dialog] button, dialog button', /^Close$/)
    },
  ],
  [
    'the registration search',
    async (page, { road }) => {
      await page.open(`${road}/#/registration-search`)
      await page.click('main form input', /^Full name/)
      await page.type('林知远')
      await page.click('main form input', /ID/)
      await page.type('180014')
      await page.enter()
      await page.see('main h2', /ballot/)
    },
  ],
  [
    'a page again after the server has stopped',
    async (page, { road, stopServer }) => {
      await page.open(`${road}/#/race-information/race-rules`)
      await page.see('h1', /Race rules/)
      await page.holds('the page and its files are cached', IS_CACHED)
      stopServer()
      await page.reload()
      await page.see('h1', /Race rules/)
    },
  ],
  [
    'login by password, and an entry up to its receipt',
    async (page, { trail }) => {
      await page.open(`${trail}/#/post`)
      await page.see('h1', /\S/)
      await logIn(page, PASSWORD)
      if (await page.has('header button', /^English$/))
        await page.click('header button', /^English$/)
      await page.click('input[type=radio]', /^50 km/)
      await page.fill(/^Name/, 'Hana Mori')
      await page.click('input[type=radio]', /^In Japan/)
      await choose(page, 'Prefecture', '北海道')
      await page.fill(/^Date of birth/, '1990-05-04')
      await page.click('input[type=radio]', /^Female/)
      await page.fill(/^Phone number/, '+81 90 1234 5678')
      await page.fill(/^E-mail/, 'hana@race.test')
      await page.fill(/^Emergency contact(?! ?’s)/, 'Ken Mori')
      await choose(page, 'Relationship to you', 'Family')
      await page.fill(/^Emergency contact’s phone number/, '+81 90 8765 4321')
      await page.click('input[type=radio]', /^M$/)
      await page.click('input[type=radio]', /^I have no condition/)
      await page.click('input[type=radio]', /^Friday, 23 May/)
      await page.click('button', /^Type it instead/)
      await page.fill(/^Type your name as your signature/, 'Hana Mori')
      await page.click('main input[type=checkbox]', /^I have read and agree to “/)
      await page.click('main button', /^Next: check and confirm/)
      await page.see('h1', /^Check and confirm/)
    },
  ],
]
