/** The client type, sent with every call to an API host (spec §7). */
export const TERMINAL_TYPE = '3'
/** The organiser's id for this site, sent with every call to an API host. */
export const OS_ID = '1002'
/**
 * What a token can be: visible ASCII, no longer than servers accept in a header, and not the string
 * `undefined` or `null` that a script may write. Anything else counts as no token, whether stored
 * or received.
 */
export const TOKEN_FORMAT = /^(?!(?:undefined|null)$)[!-~]{1,4096}$/
