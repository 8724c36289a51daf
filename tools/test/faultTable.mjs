import { readFileSync } from 'node:fs'

/**
 * Prints one row per fault of `docs/faults.md`. A test belongs to a row if its title, or that of an
 * enclosing block, starts with the row's number.
 * @param {{ title: string, isPassed: boolean }[]} tried
 * @returns {boolean} whether each is covered, with all its tests passing
 */
export function printFaultTable(tried) {
  const faults = [
    ...readFileSync('docs/faults.md', 'utf8').matchAll(/^\| (F\d\d) \| ([^|]+?) +\|/gm),
  ]
  let good = 0
  console.log('\nfault  cases  passed')
  for (const [, id, name] of faults) {
    const cases = tried.filter(({ title }) => new RegExp(`(?:^| )${id}\\b`).test(title))
    const passed = cases.filter(({ isPassed }) => isPassed)
    if (cases.length > 0 && passed.length === cases.length) good += 1
    const [count, passes] = [cases, passed].map(({ length }) => String(length))
    console.log(`${id}    ${count?.padStart(5)}  ${passes?.padStart(6)}  ${name}`)
  }
  console.log(`${good} of ${faults.length} faults survived`)
  return faults.length > 0 && good === faults.length
}
