import { waitUntilIdle, throttle, whenPageReady } from './measure.mjs'

/** @import { BrowserContext, Page } from '@playwright/test' */

/**
 * Milliseconds from a click on the login button to the painted drawer.
 * @param {Page} page
 */
const timeToDrawer = (page) =>
  page.evaluate(async () => {
    const start = performance.now()
    const entry = document.querySelector('button.LoginButton_button')
    if (entry instanceof HTMLElement) entry.click()
    await new Promise((opened) => {
      const look = () =>
        document.querySelector('.LoginDrawer_loginDrawer.ant-drawer-open .LoginForm_loginForm')
          ? opened(null)
          : requestAnimationFrame(look)
      look()
    })
    // A message posted in an animation frame arrives once that frame has been painted.
    await new Promise((painted) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = painted
      requestAnimationFrame(() => port2.postMessage(null))
    })
    return performance.now() - start
  })

/**
 * Time from a click on the login button to the painted drawer: after idle time, and cold, as soon
 * as the page is ready.
 * @param {BrowserContext} context without service worker @param {string} url
 */
export async function measureLogin(context, url) {
  const cold = await context.newPage()
  await throttle(cold)
  await cold.goto(url)
  await whenPageReady(cold)
  const loginCold = await timeToDrawer(cold)
  await cold.close()

  const calm = await context.newPage()
  await calm.goto(url)
  await waitUntilIdle(calm, true)
  await calm.waitForSelector('.LoginDrawer_loginDrawer', { state: 'attached' })
  await throttle(calm)
  const loginIdle = await timeToDrawer(calm)
  await calm.close()
  return { loginIdle, loginCold }
}
