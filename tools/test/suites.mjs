/**
 * Which checks there are, and which suite runs them.
 *
 * Checks that run in parallel, each a program of the project with its arguments.
 * @typedef {object} Part
 * @property {string} name
 * @property {number} budget seconds on two otherwise idle cores
 * @property {('browser' | 'nginx')[]} [needs]
 * @property {boolean} [isRequired] if it fails, the parts after it are left out
 * @property {Record<string, string>} checks
 *
 * Parts that run one after the other.
 * @typedef {object} Suite
 * @property {string} name
 * @property {number} budget seconds on two otherwise idle cores
 * @property {number} limit minutes after which it is stopped
 * @property {Record<string, string>} [env]
 * @property {boolean} [hasFaultTable]
 * @property {boolean} [isBesideBusyCore]
 * @property {Part[]} parts
 */

/**
 * A part with one check of the same name.
 * @param {string} name @param {number} budget @param {string} command
 * @param {NonNullable<Part['needs']>} needs
 * @returns {Part}
 */
export const part = (name, budget, command, ...needs) => ({
  name,
  budget,
  needs,
  checks: { [name]: command },
})

export const build = part('build', 30, 'vite build --mode test --logLevel warn')

const FOLDERS = 'src sandbox tools deploy tests e2e vite.config.ts vitest.config.ts'
/** @type {Part} */
const staticChecks = {
  name: 'static checks',
  budget: 60,
  isRequired: true,
  checks: {
    types: 'tsc -b --force',
    lint: 'oxlint --type-aware --deny-warnings',
    format: 'oxfmt --list-different',
    'dead code': 'knip',
    'dead code in production': 'knip --production --exclude binaries',
    'import rules': `depcruise ${FOLDERS} --config .dependency-cruiser.cjs`,
  },
}

// With ten failed tests, something is wrong in all of them.
const E2E = 'playwright test --max-failures 10 --project'
const standard = [
  staticChecks,
  part('unit tests', 240, 'vitest run'),
  build,
  part('browser journeys', 260, `${E2E} core`, 'browser'),
]
const nginx = part('deployment', 120, `${E2E} deployment`, 'browser', 'nginx')
const rest = [
  part('browser tests', 2200, `${E2E} site`, 'browser'),
  part('narrow windows', 200, `${E2E} phone --project zoomed`, 'browser'),
  nginx,
]
const deployment = [
  part('published builds', 180, 'vitest run tests/tools/publishedBuild.test.ts'),
  build,
  nginx,
]
const deep = [
  part('fuzz', 800, 'vitest run tests/fuzz'),
  part('crowd', 60, 'vitest run tests/load'),
  build,
  part('browser fuzz', 180, `${E2E} deep`, 'browser'),
  part('load', 120, 'node tools/load/run.mjs', 'browser', 'nginx'),
]

const env = { TEST_ALL: '1' }
const all = [...standard, ...rest]

/** @type {Suite[]} */
export const suites = [
  { name: 'check', budget: 60, limit: 10, parts: [staticChecks] },
  { name: 'standard', budget: 600, limit: 25, parts: standard },
  { name: 'all', budget: 4500, limit: 100, env, hasFaultTable: true, parts: all },
  { name: 'deployment', budget: 330, limit: 20, env, parts: deployment },
  { name: 'deep', budget: 3000, limit: 70, env: { DEEP: '1' }, parts: deep },
]
