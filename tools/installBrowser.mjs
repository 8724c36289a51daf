/** Installs a Chromium for the browser tests, with fonts: `npm run install:browser`. */
import { BROWSER_HELP, installBrowser } from './support/browser.mjs'

const path = installBrowser()
console.log(path ? `The browser: ${path}` : `No browser was installed. ${BROWSER_HELP}`)
process.exit(path ? 0 : 1)
