/**
 * The faults that the site survives, and the tests that cover them. A test belongs to a row if
 * its title, or that of an enclosing block, starts with the row's number.
 */

/** @typedef {{ title: string, isPassed: boolean }} Tried */

/** @type {Record<string, string>} */
const FAULTS = {
  F01: 'offline at start',
  F02: 'empty responses at start',
  F03: 'a rejected request with a message',
  F04: 'a rejected request without a message',
  F05: 'a host bound to no race',
  F06: 'a missing configuration',
  F07: 'HTML instead of the configuration',
  F08: 'a truncated configuration, or one with a byte order mark',
  F09: 'a configuration that is not an object',
  F10: 'a malformed configuration section',
  F11: 'hostile routes',
  F12: 'a very large configuration',
  F13: 'missing translations',
  F14: 'malformed cloud settings',
  F15: 'a request that hangs',
  F16: 'network lost and restored',
  F17: 'a slow network',
  F18: "a page's script missing",
  F19: "a page's script that hangs",
  F20: "a page's style sheet missing",
  F21: "HTML instead of a page's script",
  F22: 'pictures that fail to load',
  F23: 'a block that throws',
  F24: 'an invalid stored token',
  F25: 'an account that cannot be checked',
  F26: 'a session that expires',
  F27: 'a failed login',
  F28: 'a login without a token',
  F29: 'five clicks at once',
  F30: 'clock changes during a countdown',
  F31: 'a captcha that fails to load',
  F32: 'a captcha result used twice',
  F33: 'a cancelled captcha',
  F34: 'responses out of order',
  F35: 'storage blocked or full',
  F36: 'unreadable stored values',
  F37: 'cookies blocked or malformed',
  F38: 'another account in another tab',
  F39: 'a form left half-filled',
  F40: 'an upload interrupted or cancelled',
  F41: 'malformed upload responses',
  F42: 'unsuitable files',
  F43: 'broken and hostile office files',
  F44: 'malformed download responses',
  F45: 'a closed search',
  F46: 'a missing document',
  F47: 'unusual document dates',
  F48: 'wrong clocks and time zones',
  F49: 'malformed addresses',
  F50: 'blocked windows and ads',
  F51: 'a page translated by the browser',
  F52: 'a layout that throws',
}

/**
 * Prints one row per fault and returns how many are covered, with all tests passing.
 * @param {Tried[]} tried
 */
export function printFaultTable(tried) {
  const rows = Object.entries(FAULTS).map(([id, name]) => {
    const cases = tried.filter(({ title }) => new RegExp(`(?:^| )${id}\\b`).test(title))
    return {
      id,
      name,
      cases: cases.length,
      passed: cases.filter(({ isPassed }) => isPassed).length,
    }
  })
  console.log('\nfault  cases  passed')
  for (const { id, name, cases, passed } of rows)
    console.log(`${id}    ${String(cases).padStart(5)}  ${String(passed).padStart(6)}  ${name}`)
  const good = rows.filter(({ cases, passed }) => cases > 0 && cases === passed).length
  console.log(`${good} of ${rows.length} faults survived`)
  return { passed: good, failed: rows.length - good }
}
