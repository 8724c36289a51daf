import type { Page } from '@playwright/test'

/**
 * Descriptions of what a visitor with large or widely spaced text cannot read: a page wider than
 * the window, text that an ancestor cuts off, and text that lies on other text.
 */
export const unreadable = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const SHOWN = { contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }
    const width = document.documentElement.clientWidth
    const wide = (document.scrollingElement ?? document.body).scrollWidth
    if (wide > width) found.add(`the page is ${wide} px wide`)

    const dialog = document.querySelector('dialog[open], .ant-drawer-open')
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
    const lines: { text: string; node: Node; box: DOMRect }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (!text || !parent?.checkVisibility(SHOWN)) continue
      // Drawings scale as a whole, and what is hidden from everybody or shown twice is no text.
      if (parent.closest('svg, [aria-hidden="true"], option, select')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const name = `"${text.slice(0, 30)}" in ${parent.className}`
      let isHidden = false
      const clips: Element[] = []
      let isScrolled = false
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        // Hidden on purpose, for screen readers only.
        isHidden ||= style.clipPath.startsWith('inset') || style.fontSize === '0px'
        // Scrolling elements do not cut their text off.
        isScrolled ||= /auto|scroll/.test(style.overflowX + style.overflowY)
        if (!isScrolled && /hidden|clip/.test(style.overflowX + style.overflowY)) clips.push(at)
      }
      if (isHidden) continue
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue
        const [top, bottom] = [box.top + box.height * 0.25, box.bottom - box.height * 0.25]
        for (const clip of clips) {
          const edge = clip.getBoundingClientRect()
          if (
            top < edge.top - 1 ||
            bottom > edge.bottom + 1 ||
            box.left < edge.left - 1 ||
            box.right > edge.right + 1
          )
            found.add(`cut off: ${name}`)
        }
        if (!isScrolled && (box.right > width + 1 || box.left < -1)) found.add(`outside: ${name}`)
        lines.push({ text: name, node, box: new DOMRect(box.x, top, box.width, bottom - top) })
      }
    }
    lines.forEach(({ text, node, box }, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.node === node) continue
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        if (across > 2 && down > 1) found.add(`${text} lies on ${other.text}`)
      }
    })
    return [...found]
  })
