import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * What axe finds on the current screen, by all its rules or by the given ones; by default it leaves
 * out the size of targets, which WCAG 2.2 AA asks for. It runs within the
 * page, without the second page that frames of other origins would need, and reports violations
 * only, which is much faster. Style sheets are not fetched again: no active rule reads them.
 */
export async function axeViolations(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      selectors: false,
      preload: { assets: ['media'] },
      ...(!rules && { rules: { 'target-size': { enabled: true } } }),
    })
    .setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations
}
