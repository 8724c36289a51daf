/** This kind of client, on every call to an API host (spec §7). */
export const TERMINAL_TYPE = '3'
/** The organiser's number for the site, likewise. */
export const OS_ID = '1002'
