/** What a payload runs when it gets through. */
export const HIT = '__hit=1'
/** Where a payload sends to or loads from; nothing may ever ask it for anything. */
export const EVIL = 'https://evil.test'
