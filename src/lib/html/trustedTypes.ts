const factory = window.trustedTypes
const reject = (what: string): never => {
  throw new TypeError(`${what} from a plain text is not allowed here`)
}

/**
 * What code without Trusted Types support may do: write text without markup (style sheets of the
 * component library), and start scripts and workers of this site.
 */
factory?.createPolicy('default', {
  createHTML: (html) => (html.includes('<') ? reject('HTML') : html),
  createScriptURL: (url) =>
    new URL(url, location.href).origin === location.origin
      ? url
      : reject('a script of another site'),
})
