import { isRecord } from '#lib/isRecord.ts'
import { checkDates } from './checkDates.ts'
import { checkLanguages } from './checkLanguages.ts'
import { checkRace } from './checkRace.ts'
import { checkReading } from './checkReading.ts'
import { checkReferences } from './checkReferences.ts'
import { checkValues } from './checkValues.ts'
import { contextOf } from './context.ts'
import { fieldOf } from './fields.ts'
import { type Finding, type Found, GRADES } from './finding.ts'
import { type JsonFile, readJsonFile } from './jsonFile.ts'

/** Marks some programs write at the beginning of a file; the site skips it. */
const BYTE_ORDER_MARK = /^\uFEFF/

function findingOf(found: Found, file: JsonFile): Finding {
  const { grade, problem, values = {}, path, part = 'value', effect } = found
  const field = fieldOf(path)
  const shown = effect === undefined ? field?.effect : effect
  return {
    grade,
    problem,
    values: { field: path.at(-1) ?? '', ...values },
    path,
    ...file.placeOf(path, part),
    ...(shown && shown !== 'nothing' && { effect: shown }),
    ...(field && { shownOn: field.shownOn }),
  }
}

const order = (a: Finding, b: Finding) =>
  GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade) || a.offset - b.offset

/**
 * Checks a site configuration as it stands in its file. Findings come in the order of their grades, then
 * of the file.
 */
export function checkConfig(source: string): Finding[] {
  const file = readJsonFile(source.replace(BYTE_ORDER_MARK, ' '))
  const broken = file.errors.map(({ code, ...place }): Finding => ({
    grade: 'breaks',
    problem: `json${code}`,
    values: {},
    path: [],
    ...place,
    effect: 'noSite',
    shownOn: 'everyPage',
  }))
  if (!isRecord(file.value) || Array.isArray(file.value)) {
    if (broken.length > 0) return broken
    const found: Found = { grade: 'breaks', problem: 'notConfig', path: [], effect: 'noSite' }
    return [findingOf(found, file)]
  }
  const context = contextOf(file.value)
  const found = [
    ...file.doubled.map((path): Found => ({
      grade: 'misleads',
      problem: 'doubledField',
      path,
      part: 'name',
      effect: null,
    })),
    ...checkReading(file.value),
    ...checkValues(context),
    ...checkReferences(context),
    ...checkDates(context),
    ...checkLanguages(context),
    ...checkRace(context),
  ]
  return [...broken, ...found.map((one) => findingOf(one, file)).toSorted(order)]
}
