/** Prints what the check says of a configuration (`npm run check-config`). Needs a page (`run.mjs`). */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkConfig } from '#config-check/checkConfig.ts'
import type { LoadFile } from '#config-check/checkFiles.ts'
import type { Finding } from '#config-check/finding.ts'
import { findingTexts } from '#config-check/findingTexts.ts'
import { GRADES } from '#config-check/grade.ts'
import { readJsonFile } from '#config-check/jsonFile.ts'
import { addTexts, bindTranslate, createI18n, type Translate } from '#i18n/i18n.ts'
import { type SiteLanguage, textLanguage } from '#i18n/languages.ts'
import { configCheck as enCheck } from '#i18n/locales/en/configCheck.ts'
import { configEffects as enEffects } from '#i18n/locales/en/configEffects.ts'
import { configCheck as jaCheck } from '#i18n/locales/ja/configCheck.ts'
import { configEffects as jaEffects } from '#i18n/locales/ja/configEffects.ts'
import { configCheck as zhCheck } from '#i18n/locales/zh/configCheck.ts'
import { configEffects as zhEffects } from '#i18n/locales/zh/configEffects.ts'
import { pathText } from '#lib/jsonPath.ts'
import { parse } from '#lib/parse.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { checkForm } from './checkForm.ts'

addTexts({
  zh: { ...zhCheck, ...zhEffects },
  en: { ...enCheck, ...enEffects },
  ja: { ...jaCheck, ...jaEffects },
})

function linesOf(finding: Finding, t: Translate, reader: SiteLanguage): string[] {
  const { grade, path, line, column } = finding
  const { problem, effect } = findingTexts(finding, t, textLanguage(reader))
  return [
    `${line}:${column}  ${t(`configEffects.grade.${grade}`)}  ${pathText(path)}`.trimEnd(),
    `  ${problem}`,
    ...(effect ? [`  → ${effect}`] : []),
  ]
}

/** Loads a URL of the configuration from a folder; one with a host over the network. */
const loadFrom =
  (folder: string): LoadFile =>
  async (url) => {
    try {
      if (/^https?:/.test(url)) {
        const response = await fetch(url)
        return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
      }
      const [path = ''] = url.split(/[?#]/)
      return await readFile(join(folder, decodeURIComponent(path)))
    } catch {
      return undefined
    }
  }

const itemIdsIn = (source: string): string[] =>
  parse(siteConfigSchema, readJsonFile(source).value).raceItems.map(({ itemId }) => itemId)

/**
 * Prints the findings of a file, and of `form.json` beside it, in a language, and how many there are of each
 * grade. Returns the exit code: 1 if anything breaks.
 */
export async function report(
  file: string,
  folder: string | undefined,
  language: SiteLanguage,
): Promise<number> {
  const { i18n, lngOf } = createI18n()
  const t = bindTranslate(i18n.getFixedT(lngOf(language)), undefined)
  const source = await readFile(file, 'utf8')
  const ofConfig = await checkConfig(source, loadFrom(folder ?? dirname(file)))
  const form = join(dirname(file), 'form.json')
  const ofForm = existsSync(form) ? checkForm(await readFile(form, 'utf8'), itemIdsIn(source)) : []
  const say = (name: string, found: Finding[]) =>
    found.map((finding) => `${name}:${linesOf(finding, t, language).join('\n')}\n`)
  const findings = [...ofConfig, ...ofForm]
  const said = [...say(file, ofConfig), ...say(form, ofForm)]
  const counts = GRADES.map((grade) => {
    const count = findings.filter((finding) => finding.grade === grade).length
    return `${count} ${t(`configEffects.grade.${grade}`)}`
  })
  console.log([...said, counts.join(', ')].join('\n'))
  return findings.some(({ grade }) => grade === 'breaks') ? 1 : 0
}
