import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Whether the translated texts need the room of the original ones, or more. */
export type Width = 'same' | 'longer'

/**
 * Translates the page as browsers do: each text is replaced by `font` elements that hold its
 * translation, at once and whenever a text is added. The translation has the same words, so that
 * tests find them; a longer one has wider spaces between its letters.
 */
export const translatePages = (page: Page, width: Width) =>
  page.addInitScript(
    (spacing) => {
      const lost: string[] = []
      Object.assign(window, { lostTexts: lost })
      const isTranslated = (text: Text) =>
        text.data.trim() !== '' &&
        !text.parentElement?.closest('font, script, style, textarea, option, [translate=no]')

      // The page still refers to the replaced text. Whatever it writes there is not visible.
      const replaced = new MutationObserver((changes) => {
        for (const { target, oldValue } of changes)
          lost.push(`${location.hash}: “${target.nodeValue}” in place of “${oldValue}”`)
      })
      const translate = (text: Text) => {
        if (!isTranslated(text)) return
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        inner.style.letterSpacing = spacing
        outer.append(inner)
        text.replaceWith(outer)
        replaced.observe(text, { characterData: true, characterDataOldValue: true })
      }
      const translateWithin = (node: Node) => {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
        const found = node instanceof Text ? [node] : []
        while (texts.nextNode()) found.push(texts.currentNode as Text)
        for (const text of found) translate(text)
      }
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of target instanceof Text ? [target] : addedNodes) translateWithin(node)
      }).observe(document, { childList: true, characterData: true, subtree: true })
    },
    width === 'same' ? '' : '0.4em',
  )

/** Expects that the page is translated, and that each text it has changed since is visible. */
export async function expectNothingLost(page: Page) {
  await expect(page.locator('font').filter({ visible: true }).first()).toBeVisible()
  const lost = await page.evaluate(() =>
    (window as unknown as { lostTexts: string[] }).lostTexts.splice(0),
  )
  expect.soft(lost).toEqual([])
}
