const factory = window.trustedTypes
const refuse = (what: string): never => {
  throw new TypeError(`${what} from a plain text is not allowed here`)
}

/**
 * What code that knows nothing of Trusted Types may still do: write text without markup (style
 * sheets of the component library), and start scripts and workers of this site.
 */
factory?.createPolicy('default', {
  createHTML: (html) => (html.includes('<') ? refuse('HTML') : html),
  createScriptURL: (url) =>
    new URL(url, location.href).origin === location.origin
      ? url
      : refuse('a script of another site'),
})
