/**
 * The 50 faults that the site survives, and what tried them: a test belongs to a row when its title
 * begins with the row's number, or a title around it does.
 */

/** @typedef {{ title: string, isGood: boolean }} Tried */

/** @type {Record<string, string>} */
const FAULTS = {
  F01: 'no network at the start',
  F02: 'an empty answer at the start',
  F03: 'a refusal with a message',
  F04: 'a refusal without a message',
  F05: 'a host that is bound to no race',
  F06: 'a configuration that is not there',
  F07: 'HTML in place of the configuration',
  F08: 'a configuration that is cut, or begins with a mark',
  F09: 'a configuration of the wrong kind',
  F10: 'one section of it malformed',
  F11: 'hostile routes',
  F12: 'a very large configuration',
  F13: 'texts that cannot be had or lack keys',
  F14: 'odd answers about the cloud',
  F15: 'a call that hangs',
  F16: 'the network goes and comes back',
  F17: 'a slow network',
  F18: "a page's file that is gone",
  F19: "a page's file that hangs",
  F20: "a page's style file that is gone",
  F21: "HTML in place of a page's file",
  F22: 'pictures that cannot be had',
  F23: 'a block that throws',
  F24: 'a stored sign-in that is not valid',
  F25: 'the account cannot be checked',
  F26: 'the sign-in expires in the middle',
  F27: 'a login that fails',
  F28: 'a login without a token',
  F29: 'pressed five times at once',
  F30: 'clocks that jump while a code is awaited',
  F31: 'the human check cannot be had',
  F32: 'a human check used twice',
  F33: 'a human check closed half-way',
  F34: 'answers out of order',
  F35: 'storage that is blocked or full',
  F36: 'stored values that cannot be read',
  F37: 'cookies blocked or odd',
  F38: 'another account in another tab',
  F39: 'a form left half-filled',
  F40: 'an upload that is cut, cancelled or left',
  F41: 'odd answers to an upload',
  F42: 'files that do not fit',
  F43: 'broken and hostile office files',
  F44: 'odd answers to a download',
  F45: 'a look-up that is closed',
  F46: 'a document that does not exist',
  F47: 'odd times of documents',
  F48: 'wrong clocks and time zones',
  F49: 'odd addresses',
  F50: 'blocked windows and advertisements',
}

/**
 * Prints a row a fault and gives how many are tried, all well.
 * @param {Tried[]} tried
 */
export function printFaultTable(tried) {
  const rows = Object.entries(FAULTS).map(([id, name]) => {
    const cases = tried.filter(({ title }) => new RegExp(`(?:^| )${id}\\b`).test(title))
    return { id, name, cases: cases.length, passed: cases.filter(({ isGood }) => isGood).length }
  })
  console.log('\nfault  cases  passed')
  for (const { id, name, cases, passed } of rows)
    console.log(`${id}    ${String(cases).padStart(5)}  ${String(passed).padStart(6)}  ${name}`)
  const good = rows.filter(({ cases, passed }) => cases > 0 && cases === passed).length
  console.log(`${good} of ${rows.length} faults survived`)
  return { passed: good, failed: rows.length - good }
}
