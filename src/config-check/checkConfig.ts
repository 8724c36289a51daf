import { isRecord } from '#lib/isRecord.ts'
import { checkEvents } from './checkEvents.ts'
import { checkFiles, type LoadFile } from './checkFiles.ts'
import { checkHtml } from './checkHtml.ts'
import { checkLanguages } from './checkLanguages.ts'
import { checkPeriods } from './checkPeriods.ts'
import { checkRace } from './checkRace.ts'
import { checkReading } from './checkReading.ts'
import { checkReferences } from './checkReferences.ts'
import { checkSeason } from './checkSeason.ts'
import { checkTexts } from './checkTexts.ts'
import { checkValues } from './checkValues.ts'
import { contextOf } from './context.ts'
import { fieldOf } from './fields.ts'
import { type Finding, type UnplacedFinding, improvable, misleading } from './finding.ts'
import { GRADES } from './grade.ts'
import { type JsonFile, readJsonFile } from './jsonFile.ts'

/** Marks some programs write at the beginning of a file; the site skips it. */
const BYTE_ORDER_MARK = /^\uFEFF/

const MB = 1_000_000
/** A phone loads this much in a second or two, before it shows anything. */
const HEAVY_MB = 1

function findingOf(found: UnplacedFinding, file: JsonFile): Finding {
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

/** The errors of the file as JSON. Those that follow from another in the same line are left out. */
const syntaxErrors = ({ errors }: JsonFile): Finding[] =>
  errors
    .filter(({ line }, index) => line !== errors[index - 1]?.line)
    .map(({ code, ...place }) => ({
      grade: 'breaks',
      problem: `json${code}`,
      values: {},
      path: [],
      ...place,
      effect: 'noSite',
      shownOn: 'everyPage',
    }))

/** What is wrong with the file before it is read as JSON. */
function checkSource(source: string, { errors, doubled }: JsonFile): UnplacedFinding[] {
  const megabytes = new Blob([source]).size / MB
  return [
    ...doubled.map((path): UnplacedFinding => ({
      ...misleading('doubledField', path),
      part: 'name',
    })),
    ...(errors.length === 0 && megabytes > HEAVY_MB
      ? [improvable('heavyFirstVisit', [], { size: megabytes.toFixed(1) })]
      : []),
  ]
}

/**
 * Checks a site configuration as it stands in its file, and with `load` the files that it names. Findings
 * come in the order of their grades, then of the file.
 */
export async function checkConfig(source: string, load?: LoadFile): Promise<Finding[]> {
  const file = readJsonFile(source.replace(BYTE_ORDER_MARK, ' '))
  const broken = syntaxErrors(file)
  if (!isRecord(file.value) || Array.isArray(file.value)) {
    if (broken.length > 0) return broken
    const found: UnplacedFinding = {
      grade: 'breaks',
      problem: 'notConfig',
      path: [],
      effect: 'noSite',
    }
    return [findingOf(found, file)]
  }
  const context = contextOf(file.value)
  const found = [
    ...checkSource(source, file),
    ...checkReading(file.value),
    ...checkValues(context),
    ...checkReferences(context),
    ...checkSeason(context),
    ...checkEvents(context),
    ...checkPeriods(context),
    ...checkLanguages(context),
    ...checkRace(context),
    ...checkTexts(context),
    ...checkHtml(context),
    ...(load ? await checkFiles(context, load) : []),
  ]
  // Two checks may see the same mistake.
  const findings = new Map(
    found.map((one) => [JSON.stringify([one.path, one.problem, one.values?.language]), one]),
  )
  return [...broken, ...[...findings.values()].map((one) => findingOf(one, file)).toSorted(order)]
}
