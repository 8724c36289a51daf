import { expect, test } from 'vitest'
import { sanitise } from '#lib/html/sanitise.ts'
import { kirigadake2025 } from '#sandbox/editions/kirigadake-2025/edition.ts'
import { findingsIn, toFile, withValues } from './edited.ts'

const path = 'raceInformation.raceRules.contentEn'

test.each([
  '<p hidden>Draft</p>',
  '<p style="display: none !important">Draft</p>',
  '<p style="display:block; VISIBILITY:collapse">Draft</p>',
  '<p style="content-visibility:hidden">Draft</p>',
  '<span style="mso-hide:all">Draft</span>',
  '<p class="MsoNormal msocomtxt">Draft</p>',
  '<dialog>Draft</dialog>',
  '<datalist><option>Draft</option></datalist>',
  '<p>Shown</p>',
  '<p style="display:none;display:block">Shown</p>',
  '<p style="overflow:hidden;border:none">Shown</p>',
  '<dialog open>Shown</dialog>',
])('the check says that %s is hidden where the site removes it', async (html) => {
  const isRemoved = sanitise(html).removed.has('hidden')
  const findings = await findingsIn(toFile(withValues(kirigadake2025.config, { [path]: html })))
  const isTold = findings.some(({ at, problem }) => at === path && problem === 'hiddenHtml')
  expect(isTold).toBe(isRemoved)
  expect(isRemoved).toBe(html.includes('Draft'))
})
