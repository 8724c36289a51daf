import { formSpecSchema } from '#api/race/signupForm.ts'
import { foundOf } from '#config-check/checkReading.ts'
import { type Fields, textAt } from '#config-check/context.ts'
import type { Finding, UnplacedFinding } from '#config-check/finding.ts'
import { type JsonFile, readJsonFile } from '#config-check/jsonFile.ts'
import { quote } from '#config-check/quote.ts'
import { knownTypes } from '#domain/fields/fieldTypes.ts'
import { isRecord } from '#lib/isRecord.ts'
import type { JsonPath } from '#lib/jsonPath.ts'
import { lostInParsing } from '#lib/lostInParsing.ts'

/** What a form depends on besides its own fields (`showWhen`). */
const FACTS = ['@item', '@channel', '@guardian', '@relative', '@verified']

const { sections, policies, statement } = formSpecSchema.entries

const isKnownType = (type: string): type is keyof typeof knownTypes =>
  Object.hasOwn(knownTypes, type)

const isObject = (value: unknown): value is Fields => isRecord(value) && !Array.isArray(value)

const objectsIn = (form: Fields, key: string): Fields[] => {
  const list = form[key]
  return Array.isArray(list) ? list.filter(isObject) : []
}

const broken = (problem: UnplacedFinding['problem'], path: JsonPath, value: string, more = {}) => ({
  grade: 'breaks' as const,
  problem,
  values: { value: quote(value), ...more },
  path,
})

/** A name that stands for something else of the form. */
function checkName(
  given: unknown,
  path: JsonPath,
  names: readonly string[],
): UnplacedFinding | undefined {
  if (typeof given !== 'string' || given === '' || names.includes(given)) return undefined
  return broken('notListed', path, given, { options: names.join(', ') || '–' })
}

function checkField(field: Fields, path: JsonPath, names: Record<string, string[]>) {
  const { keys = [], sectionKeys = [], policyIds = [], itemIds = [] } = names
  const type = textAt(field, 'type')
  if (!isKnownType(type)) {
    const options = Object.keys(knownTypes).join(', ')
    return [broken('notListed', [...path, 'type'], type, { options })]
  }
  const when = isObject(field.showWhen) ? field.showWhen : {}
  const shown = Array.isArray(when.in) ? when.in : []
  return [
    ...lostInParsing(knownTypes[type].schema, field, path).map(foundOf),
    checkName(field.section, [...path, 'section'], sectionKeys),
    checkName(field.policyId, [...path, 'policyId'], policyIds),
    checkName(field.from, [...path, 'from'], keys),
    checkName(field.otherThan, [...path, 'otherThan'], keys),
    checkName(when.field, [...path, 'showWhen', 'field'], [...keys, ...FACTS]),
    ...(when.field === '@item'
      ? shown.map((id, index) => checkName(id, [...path, 'showWhen', 'in', index], itemIds))
      : []),
  ].filter((found) => found !== undefined)
}

function checkContents(form: Fields, itemIds: string[]): UnplacedFinding[] {
  const fields = objectsIn(form, 'fields')
  const keys = fields.map((field) => textAt(field, 'key'))
  const names = {
    keys,
    sectionKeys: objectsIn(form, 'sections').map((section) => textAt(section, 'key')),
    policyIds: objectsIn(form, 'policies').map((policy) => textAt(policy, 'policyId')),
    itemIds,
  }
  return [
    ...lostInParsing(sections, form.sections, ['sections']).map(foundOf),
    ...lostInParsing(policies, form.policies, ['policies']).map(foundOf),
    ...lostInParsing(statement, form.statement, ['statement']).map(foundOf),
    ...fields.flatMap((field, index) => checkField(field, ['fields', index], names)),
    ...keys.flatMap((key, index) =>
      key !== '' && keys.indexOf(key) < index
        ? [broken('doubledId', ['fields', index, 'key'], key)]
        : [],
    ),
  ]
}

function syntaxErrors({ errors }: JsonFile): Finding[] {
  return errors.map(({ code, ...place }) => ({
    grade: 'breaks',
    problem: `json${code}`,
    values: {},
    path: [],
    ...place,
  }))
}

/**
 * Checks a form as it stands in `form.json`: what the site would not read, and names that stand for no section,
 * field, policy or event.
 */
export function checkForm(source: string, itemIds: string[]): Finding[] {
  const file = readJsonFile(source)
  if (!isObject(file.value)) return syntaxErrors(file)
  const found = checkContents(file.value, itemIds).map(
    ({ grade, problem, values = {}, path, part = 'value' }): Finding => ({
      grade,
      problem,
      values: { field: path.at(-1) ?? '', ...values },
      path,
      ...file.placeOf(path, part),
    }),
  )
  return [...syntaxErrors(file), ...found.toSorted((a, b) => a.offset - b.offset)]
}
