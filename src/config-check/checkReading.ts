import { lostInParsing, type Loss } from '#lib/lostInParsing.ts'
import type { ScalarKind } from '#lib/parse.ts'
import { optionsOf, type Parts } from '#lib/schemaParts.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import type { Fields } from './context.ts'
import { EFFECTS, fieldOf } from './fields.ts'
import { type UnplacedFinding, improvable, misleading, type Problem } from './finding.ts'
import { nearestWord } from './nearestWord.ts'
import { quote } from './quote.ts'

/** What is wrong with a value that a schema of its kind does not read. */
const NOT_OF_KIND: Record<ScalarKind['kind'], Problem> = {
  text: 'notText',
  requiredText: 'notText',
  requiredKey: 'notText',
  number: 'notNumber',
  wholeNumber: 'notWholeNumber',
  amount: 'notAmount',
  positive: 'notPositive',
  nonNegative: 'notFromZero',
  time: 'notTime',
  flag: 'notFlag',
}

function unreadProblem(expected: Parts): Pick<UnplacedFinding, 'problem' | 'values'> {
  if (expected.type === 'list') return { problem: 'notList' }
  if (expected.type !== 'value') return { problem: 'notObject' }
  const { meant } = expected
  const options = optionsOf(expected)
  if (options) return { problem: 'notListed', values: { options: options.join(', ') } }
  if (meant?.kind === 'wholeNumber')
    return { problem: 'notWholeNumber', values: { min: String(meant.min) } }
  if (meant) return { problem: NOT_OF_KIND[meant.kind] }
  return { problem: 'notText' }
}

/** Fields whose texts have a form that only their schema knows. */
const NOT_OF_FORM: Partial<Record<string, Problem>> = {
  'theme.primary': 'notColour',
  'theme.accent': 'notColour',
  'carouselList[].ground': 'notColour',
  'theme.radius': 'notRadius',
  'theme.displayFont': 'notFont',
  'race.currency': 'notCurrency',
  'race.phoneCountries[]': 'notCallingCode',
  'race.refunds[].percent': 'notPercent',
}

/** Whether a number is a time of these decades in seconds. */
const isSeconds = (value: unknown) => Number(value) > 3e8 && Number(value) < 1e10

/** Notes in a file have names that no field has: `_note`, `$comment`, `//`. */
const NOTE = /^(?:[$_]|\/\/)/

function unknownField({ path, known }: Loss & { kind: 'unknownField' }): UnplacedFinding {
  const name = String(path.at(-1))
  const likely = nearestWord(name, known)
  const meant = likely && fieldOf([...path.slice(0, -1), likely])
  if (!likely || !meant) {
    const found = NOTE.test(name) ? improvable : misleading
    return { ...found('unknownField', path), part: 'name' }
  }
  return {
    grade: EFFECTS[meant.effect],
    problem: 'unknownFieldLike',
    values: { likely },
    path,
    part: 'name',
    effect: meant.effect,
  }
}

/** What is lost in reading, as a finding. */
export function foundOf(loss: Loss): UnplacedFinding {
  const { path, value } = loss
  const field = fieldOf(path)
  const grade = field ? EFFECTS[field.effect] : 'misleads'
  switch (loss.kind) {
    case 'unknownField':
      return unknownField(loss)
    case 'readAs':
      return improvable('readAs', path, { value: quote(value), as: quote(loss.as) })
    case 'droppedEntry': {
      const { missing } = loss
      return {
        grade: 'breaks',
        problem: missing ? 'entryWithout' : 'entryWithoutText',
        values: missing ? { missing } : {},
        path,
      }
    }
    case 'unread': {
      const { problem, values } = unreadProblem(loss.expected)
      const special = field && NOT_OF_FORM[field.path]
      if (special) return { grade, problem: special, values: { value: quote(value) }, path }
      if (problem === 'notTime' && isSeconds(value)) return { grade, problem: 'secondsNotMs', path }
      if (problem === 'notText' && typeof value === 'string')
        return { grade, problem: 'junkText', values: { value: quote(value) }, path }
      return { grade, problem, values: { ...values, value: quote(value) }, path }
    }
  }
}

/** What the site drops or changes as it reads the configuration. */
export const checkReading = (config: Fields): UnplacedFinding[] =>
  lostInParsing(siteConfigSchema, config)
    // Editors find the schema of a file in this field.
    .filter(({ path }) => path.join() !== '$schema')
    .map(foundOf)
