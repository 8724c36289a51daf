/**
 * Lint rule: one word per concept (docs/glossary.md). Reports identifiers that use a retired word,
 * with its replacement. Names from payloads and the configuration are exempt.
 */

/**
 * Words as split from camelCase, and their replacement. `within` limits an entry to paths.
 * @type {{ words: string[], use: string, within?: RegExp }[]}
 */
const RETIRED = [
  { words: ['human check', 'human outcome', 'human proof'], use: 'captcha' },
  { words: ['office preview'], use: 'filePreview' },
  { words: ['look up', 'look ups', 'lookup'], use: 'search or query' },
  { words: ['film', 'films'], use: 'video' },
  { words: ['race card'], use: 'raceGuide' },
  { words: ['sign up', 'sign ups'], use: 'signup' },
  { words: ['workbench', 'desk'], use: 'editor' },
  { words: ['centre', 'centres'], use: 'service' },
  { words: ['wire'], use: 'api' },
  { words: ['manner', 'patience', 'patiently'], use: 'options' },
  { words: ['speech', 'speeches'], use: 'texts' },
  { words: ['finger', 'fingers'], use: 'pointer' },
  { words: ['readings', 'read again'], use: 'review' },
  { words: ['fault', 'faults'], use: 'error', within: /^src\// },
  { words: ['refused', 'refusal', 'refusals'], use: 'rejected or error', within: /^src\// },
  { words: ['told', 'heard'], use: 'shown', within: /^src\// },
  { words: ['kept'], use: 'cached', within: /^src\/(?:app|start|service-worker)\// },
  { words: ['words'], use: 'texts', within: /^src\/(?:app|components|features)\// },
]

/**
 * Names defined elsewhere: fields of payloads and of the configuration. Also folders in which
 * `words` means words.
 */
const ALLOWED =
  /^(?:faults|refuseReason|kept(?:At|Files)|(?:show)?[sS]ignUp(?:Start|End|Time|Max|Open)\w*)$/
const WORDS_ARE_WORDS = /^src\/(?:features\/(?:content|site-search|file-preview)|lib)\//

/** @param {string} name `fieldErrorsOf` → `field errors of` */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_$]+/g, ' ')
    .toLowerCase()

const ROOT = `${process.cwd()}/`
/** @type {Map<string, { use: string, within?: RegExp }>} */
const entryOf = new Map(
  RETIRED.flatMap(({ words, ...entry }) => words.map((word) => [word, entry])),
)
const ANY = new RegExp(`(?:^| )(${[...entryOf.keys()].join('|')})(?= |$)`)

const rule = {
  meta: { type: 'suggestion', docs: { description: 'one word per concept (docs/glossary.md)' } },
  /** @param {{ filename: string, report: (finding: { node: object, message: string }) => void }} context */
  create(context) {
    const path = context.filename.replaceAll('\\', '/').replace(ROOT, '')
    /** @param {{ name: string }} node */
    const check = (node) => {
      const word = ANY.exec(wordsOf(node.name))?.[1]
      const entry = word && entryOf.get(word)
      if (!entry || ALLOWED.test(node.name) || entry.within?.test(path) === false) return
      if (word.startsWith('word') && WORDS_ARE_WORDS.test(path)) return
      context.report({
        node,
        message: `“${word}” is not used for this any more: say ${entry.use}.`,
      })
    }
    return { Identifier: check, JSXIdentifier: check }
  },
}

export default { meta: { name: 'names' }, rules: { 'no-retired': rule } }
