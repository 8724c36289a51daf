import { lostInParsing, type Loss } from '#lib/lostInParsing.ts'
import type { Parts } from '#lib/schemaParts.ts'
import { siteConfigSchema } from '#site-config/siteConfig.ts'
import { EFFECTS, fieldOf } from './fields.ts'
import type { Found } from './finding.ts'
import { nearestWord } from './nearestWord.ts'
import { written } from './written.ts'

/** What a value is expected to be: key of a text, with values. */
function expectedOf(parts: Parts): { problem: string; values?: Found['values'] } {
  if (parts.type === 'list') return { problem: 'notList' }
  if (parts.type !== 'value') return { problem: 'notObject' }
  const { written: how, plain } = parts
  if (how?.written === 'wholeNumber')
    return { problem: 'notWholeNumber', values: { min: String(how.min) } }
  switch (how?.written) {
    case 'amount':
      return { problem: 'notAmount' }
    case 'positive':
      return { problem: 'notPositive' }
    case 'nonNegative':
      return { problem: 'notFromZero' }
    case 'number':
      return { problem: 'notNumber' }
    case 'time':
      return { problem: 'notTime' }
    case 'flag':
      return { problem: 'notFlag' }
    default:
  }
  if ('options' in plain) {
    return { problem: 'notListed', values: { options: (plain.options as unknown[]).join(', ') } }
  }
  return { problem: 'notText' }
}

/** Fields whose texts have a form that their schema checks, by the problem that names it. */
const FORMS: Record<string, string> = {
  'theme.primary': 'notColour',
  'theme.accent': 'notColour',
  'carouselList[].ground': 'notColour',
  'theme.radius': 'notRadius',
  'theme.displayFont': 'notFont',
  'race.currency': 'notCurrency',
  'race.phoneCountries[]': 'notCallingCode',
  'race.refunds[].percent': 'notPercent',
}

const seconds = (value: unknown) => {
  const number = Number(value)
  return number > 3e8 && number < 1e10
}

function foundOf(loss: Loss): Found {
  const { path, value } = loss
  const field = fieldOf(path)
  const grade = field ? EFFECTS[field.effect] : 'misleads'
  switch (loss.kind) {
    case 'unknownField': {
      const name = String(path.at(-1))
      const likely = nearestWord(name, loss.known)
      const likelyField = likely && fieldOf([...path.slice(0, -1), likely])
      const isNote = /^(?:[$_]|\/\/)/.test(name)
      return {
        grade: likelyField ? EFFECTS[likelyField.effect] : isNote ? 'improve' : 'misleads',
        problem: likely ? 'unknownFieldLike' : 'unknownField',
        values: likely ? { likely } : {},
        path,
        part: 'name',
        effect: likelyField ? likelyField.effect : null,
      }
    }
    case 'readAs':
      return {
        grade: 'improve',
        problem: 'readAs',
        values: { value: written(value), as: written(loss.as) },
        path,
        effect: null,
      }
    case 'droppedEntry': {
      const missing = loss.missing?.map(String).join('.') ?? ''
      return {
        grade: 'breaks',
        problem: missing ? 'entryWithout' : 'entryWithoutText',
        values: missing ? { missing } : {},
        path,
      }
    }
    case 'unread': {
      const form = field && FORMS[field.path]
      const { problem, values } = expectedOf(loss.expected)
      if (problem === 'notTime' && seconds(value)) return { grade, problem: 'secondsNotMs', path }
      if (problem === 'notText' && typeof value === 'string' && !form)
        return { grade, problem: 'junkText', values: { value: written(value) }, path }
      return { grade, problem: form ?? problem, values: { ...values, value: written(value) }, path }
    }
  }
}

/** What the site drops or changes as it reads the configuration. */
export function checkReading(config: unknown): Found[] {
  if (typeof config === 'object' && config !== null && '$schema' in config) {
    const { $schema: _, ...rest } = config
    return lostInParsing(siteConfigSchema, rest).map(foundOf)
  }
  return lostInParsing(siteConfigSchema, config).map(foundOf)
}
