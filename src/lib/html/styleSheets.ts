import { styleOf } from './styleDeclarations.ts'

/**
 * Style sheets that apply to every screen. Those for print or for some window sizes give words no
 * meaning.
 */
const FOR_ALL = /^(?:all|screen)?$/
/** Rules without a block: imports, of which a browser warns, and namespaces. */
const STATEMENT = /@[^{};]*(?:;|$)/g
/** Font sizes in a style sheet, which are meant for the editor's own page. */
const SIZE = /(?:^|;)\s*font-size\s*:[^;]*/g

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    else if (rule instanceof CSSMediaRule && FOR_ALL.test(rule.media.mediaText)) {
      yield* styleRules(rule.cssRules)
    }
  }
}

/** The selectors of a rule one by one, unless commas may be within brackets. */
const selectorsOf = ({ selectorText }: CSSStyleRule): string[] =>
  /[([]/.test(selectorText) ? [selectorText] : selectorText.split(',')

/** The elements of a selector; none if it is one that works in style sheets only. */
function elementsOf(body: HTMLElement, selector: string): Iterable<Element> {
  try {
    return body.querySelectorAll(selector)
  } catch {
    return []
  }
}

/** How specific a selector is: identifiers count before classes, and these before elements. */
function specificityOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0
  return count(/#/g) * 10_000 + count(/[.[]|(?<!:):(?!:)/g) * 100 + count(/(?:^|[\s>+~])[a-z]/gi)
}

/**
 * Writes what the style sheets within a content say into the styles of its elements, where the
 * content's own styles go first, and removes the sheets.
 */
export function inlineStyleSheets(body: HTMLElement): void {
  const rules = [...body.querySelectorAll('style')].flatMap((element) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(element.textContent.replace(STATEMENT, ''))
    element.remove()
    return [...styleRules(sheet.cssRules)].flatMap((rule) => {
      const style = rule.style.cssText.replace(SIZE, '')
      return selectorsOf(rule).map((selector) => ({ selector, style }))
    })
  })
  rules.sort((one, other) => specificityOf(one.selector) - specificityOf(other.selector))
  const styles = new Map<Element, string>()
  for (const { selector, style } of rules) {
    for (const element of elementsOf(body, selector)) {
      styles.set(element, `${styles.get(element) ?? ''};${style}`)
    }
  }
  for (const [element, style] of styles) {
    element.setAttribute('data-style', `${style};${styleOf(element)}`)
  }
}
