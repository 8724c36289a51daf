/** Prints what the check says of a configuration (`npm run check-config`). Needs a document (`run.mjs`). */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkConfig } from '#config-check/checkConfig.ts'
import type { LoadFile } from '#config-check/checkFiles.ts'
import { type Finding, GRADES } from '#config-check/finding.ts'
import { addTexts, bindTranslate, createI18n } from '#i18n/i18n.ts'
import { configCheck } from '#i18n/locales/en/configCheck.ts'
import { configEffects } from '#i18n/locales/en/configEffects.ts'
import { pathText } from '#lib/jsonPath.ts'

addTexts({ en: { ...configCheck, ...configEffects } })
const { i18n, lngOf } = createI18n()
const t = bindTranslate(i18n.getFixedT(lngOf('en')), undefined)

/** Names of languages that texts are missing in; the check itself has their codes. */
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

const named = ({ language, other, ...values }: Finding['values']) => ({
  ...values,
  ...(language && { language: languageNames.of(String(language)) ?? '' }),
  ...(other && { other: languageNames.of(String(other)) ?? '' }),
})

function linesOf(finding: Finding, file: string): string[] {
  const { grade, problem, values, path, line, column, effect, shownOn } = finding
  const place = `${file}:${line}:${column}`
  const where = shownOn ? ` (${t(`configEffects.on.${shownOn}`)})` : ''
  return [
    `${place}  ${t(`configEffects.grade.${grade}`)}  ${pathText(path)}`,
    `  ${t(`configCheck.${problem}`, named(values))}`,
    ...(effect ? [`  Visitors: ${t(`configEffects.${effect}`)}${where}`] : []),
  ]
}

/** A URL of the configuration in the folder of its file; one with a host over the network. */
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

/**
 * Prints the findings of a file and how many there are of each grade. Returns the exit code: 1 if anything
 * breaks.
 */
export async function report(file: string, folder: string | undefined): Promise<number> {
  const source = await readFile(file, 'utf8')
  const findings = await checkConfig(source, loadFrom(folder ?? dirname(file)))
  for (const finding of findings) console.log(`${linesOf(finding, file).join('\n')}\n`)
  const counts = GRADES.map((grade) => {
    const count = findings.filter((finding) => finding.grade === grade).length
    return `${count} ${t(`configEffects.grade.${grade}`)}`
  })
  console.log(counts.join(', '))
  return findings.some(({ grade }) => grade === 'breaks') ? 1 : 0
}
