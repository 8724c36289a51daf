import type { Page } from '@playwright/test'

/** Smallest type on phones, smallest target, and smallest primary action of a touch screen, in px. */
const MIN = { text: 15, target: 24, action: 44, phoneWindow: 800 }

/**
 * Descriptions of everything on the current screen that does not fit its window: a page that
 * scrolls sideways, text that is cut off or too small, targets that are too small or overlap.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(async (least) => {
    /** Waits for the next frame. On a busy machine a page behind others may draw none. */
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve())
        setTimeout(resolve, 500)
      })
    // Lists and pictures below appear once they have been scrolled to.
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await nextFrame()
    }
    scrollTo(0, 0)
    await nextFrame()

    const found = new Set<string>()
    const isTouch = matchMedia('(pointer: coarse)').matches
    const width = screen.width > 0 && isTouch ? Math.min(screen.width, innerWidth) : innerWidth
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').trim().slice(0, 30)}"`
    const isShown = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]')
    /** Open dialogs cover the page. */
    const dialogs = document.querySelectorAll('dialog:modal, .ant-drawer-open, [aria-modal=true]')
    const cover = [...dialogs].filter(isShown).at(-1)
    const all = [...(cover ?? document.body).querySelectorAll('*')].filter(isShown)

    const { scrollWidth } = document.scrollingElement ?? document.body
    // A phone's viewport grows to the width of an overflowing page.
    if (!cover && scrollWidth > width) found.add(`the page is ${scrollWidth} px wide`)

    const isExcerpt = (element: Element) => {
      for (let parent: Element | null = element; parent; parent = parent.parentElement)
        if (getComputedStyle(parent).webkitLineClamp !== 'none') return true
      return false
    }
    /** The part of `box` that is cut off at the sides or, without a scrollbar, above and below. */
    const isCut = (element: Element, box: DOMRect) => {
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const style = getComputedStyle(parent)
        if (style.position === 'fixed') break
        const frame = parent.getBoundingClientRect()
        const isRoot = parent === document.body || parent === document.documentElement
        if (isRoot) break
        // Visually hidden, for screen readers only.
        if (style.clipPath !== 'none' || frame.width <= 1) return false
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
        if (scrolls(style.overflowX)) return false
        const isAcross = box.left < frame.left - 1 || box.right > frame.right + 1
        if (style.overflowX !== 'visible' && isAcross) return true
        if (scrolls(style.overflowY)) return box.left < -1 || box.right > width + 1
        // A line box is taller than its letters.
        const slack = box.height * 0.3
        const isAbove = box.top < frame.top - slack || box.bottom > frame.bottom + slack
        if (style.overflowY !== 'visible' && isAbove) return true
      }
      return box.left < -1 || box.right > width + 1
    }
    for (const element of all) {
      const texts = [...element.childNodes].filter(
        (node): node is Text => node instanceof Text && Boolean(node.data.trim()),
      )
      if (texts.length === 0 || element.matches('option, title, style, script')) continue
      // An excerpt ends in an ellipsis.
      if (isExcerpt(element)) continue
      const boxes = texts.flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      })
      if (boxes.some((box) => box.width > 1 && isCut(element, box)))
        found.add(`cut off: ${nameOf(element)}`)
      const { fontSize, clipPath } = getComputedStyle(element)
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
      const size = Number.parseFloat(fontSize) * (matrix?.a ?? 1)
      const isRead = clipPath === 'none' && boxes.some((box) => box.width > 1)
      if (width < least.phoneWindow && isRead && size < least.text - 0.1 && !element.closest('sup'))
        found.add(`type of ${size.toFixed(1)} px: ${nameOf(element)}`)
    }

    /** Bold words on a background or in a frame of their own. */
    const isDrawnAsButton = (element: Element) => {
      const { fontWeight, backgroundColor, borderTopWidth } = getComputedStyle(element)
      const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)'
      const isBold = Number(fontWeight) >= 700 && element.textContent !== ''
      return element.matches('a, button') && isBold && (isFilled || borderTopWidth !== '0px')
    }
    const targets = all
      .filter((element) => element.matches('a[href], button, input, select, summary, textarea'))
      .filter((element) => !element.matches('[type=range], p a, li p a, td a'))
      .map((element) => ({
        element,
        // The label of a control is part of its target.
        box: (element.closest('label') ?? element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    for (const { element, box } of targets) {
      const isAction =
        isTouch && (element.matches('.ant-btn-primary, [type=submit]') || isDrawnAsButton(element))
      const most = isAction ? least.action : least.target
      const isInline = getComputedStyle(element).display === 'inline'
      if (Math.min(box.width, box.height) < most - 0.5 && !isInline)
        found.add(`${box.width.toFixed()} × ${box.height.toFixed()} px: ${nameOf(element)}`)
    }
    /** A link in a sentence covers only its lines, not their bounding box. */
    const partsOf = ({ element, box }: (typeof targets)[number]) =>
      getComputedStyle(element).display === 'inline' ? [...element.getClientRects()] : [box]
    const across = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = (a: DOMRect, b: DOMRect) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    /** A small control that lies wholly on a large one, such as the close button of a card. */
    const isOnCard = (a: DOMRect, b: DOMRect) => {
      const [small, large] = a.width * a.height < b.width * b.height ? [a, b] : [b, a]
      const isInside =
        across(small, large) > small.width - 1 && down(small, large) > small.height - 1
      return isInside && large.width * large.height > 4 * small.width * small.height
    }
    /** What stays in place while the page scrolls under it. */
    const barOf = (element: Element) => {
      for (let parent: Element | null = element; parent; parent = parent.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(parent).position)) return parent
      return null
    }
    targets.forEach((target, index) => {
      const { element } = target
      for (const other of targets.slice(index + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue
        if (barOf(element) !== barOf(other.element)) continue
        const label = element.closest('label')
        if (label && label === other.element.closest('label')) continue
        const isOver = partsOf(target).some((a) =>
          partsOf(other).some((b) => across(a, b) > 1 && down(a, b) > 1 && !isOnCard(a, b)),
        )
        if (isOver) found.add(`${nameOf(element)} overlaps ${nameOf(other.element)}`)
      }
    })
    return [...found]
  }, MIN)
