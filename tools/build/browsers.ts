/**
 * The oldest supported browsers (docs/decisions/036-browsers.md): the last Chrome and Edge for
 * Windows 7, and the oldest of the others that support the styles.
 */
export const BROWSERS = ['chrome109', 'edge109', 'firefox121', 'safari16.4']
