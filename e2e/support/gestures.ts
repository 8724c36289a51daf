import type { Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

const STEPS = 10
const STEP_S = 0.03
/** If fingers are lifted while they move, the page scrolls on and the next tap only stops it. */
const REST_S = 0.3

/** Position and size of an element in the window. Throws if it is not shown. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

/** Moves fingers over the screen, each from one point to another. */
async function move(page: Page, touches: { from: Point; to: Point }[]) {
  const cdp = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints:
        type === 'touchEnd'
          ? []
          : touches.map(({ from, to }, id) => ({
              x: from.x + (to.x - from.x) * share,
              y: from.y + (to.y - from.y) * share,
              id,
            })),
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= STEPS; step += 1) {
    timestamp += STEP_S
    await touch('touchMove', step / STEPS)
  }
  timestamp += REST_S
  await touch('touchEnd', 1)
  await cdp.detach()
}

/** One finger moves over the screen. */
export const drag = (page: Page, from: Point, to: Point) => move(page, [{ from, to }])

/** Two fingers move apart, or together, on both sides of a point. */
export function pinch(page: Page, { x, y }: Point, fromApart: number, toApart: number) {
  const touchAt = (side: 1 | -1) => ({
    from: { x: x + (side * fromApart) / 2, y },
    to: { x: x + (side * toApart) / 2, y },
  })
  return move(page, [touchAt(-1), touchAt(1)])
}
