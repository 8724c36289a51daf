/** The script that a successful payload runs. */
export const HIT = '__hit=1'
/** The host that payloads send to or load from; it must never receive a request. */
export const EVIL = 'https://evil.test'
