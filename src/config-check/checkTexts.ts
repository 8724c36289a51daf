import { zh } from '#i18n/locales/zh/index.ts'
import { type CheckContext, objectAt } from './context.ts'
import type { UnplacedFinding } from './finding.ts'
import { nearestWord } from './nearestWord.ts'

const KEYS = Object.keys(zh)

/** The key of a site's text without plural form and variant: `home.days` of `home.days_one`. */
const baseOf = (key: string) => key.replace(/_.*$/, '')

/** Whether each of the race's own texts stands for one that the site has. */
export const checkTexts = ({ raw }: CheckContext): UnplacedFinding[] =>
  Object.keys(objectAt(raw, 'texts')).flatMap((language) =>
    Object.keys(objectAt(objectAt(raw, 'texts'), language))
      .filter((key) => !Object.hasOwn(zh, baseOf(key)))
      .map((key): UnplacedFinding => {
        const likely = nearestWord(key, KEYS)
        return {
          grade: 'misleads',
          problem: likely ? 'unknownTextLike' : 'unknownText',
          values: likely ? { likely } : {},
          path: ['texts', language, key],
          part: 'name',
        }
      }),
  )
