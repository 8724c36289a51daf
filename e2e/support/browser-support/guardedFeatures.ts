/** Uses of features that some supported browsers lack, and why each does no harm there. */
interface GuardedUse {
  /** Paths of the compatibility data; what is below them is included. */
  features: string[]
  /** The built files that may use them, by name without hash; all if missing. */
  files?: RegExp
  reason: string
}

const PDF = /^(?:openPdf|pdf\.worker\.min)$/

export const GUARDED_USES: GuardedUse[] = [
  {
    features: ['api.AbortSignal.any_static', 'api.URL.canParse_static'],
    files: /^(?:FilePreview|draft|mobileSite|shared|site|signupPages|transport)$/,
    reason: 'src/lib/chunks/polyfills.ts adds them',
  },
  {
    features: [
      'api.AbortSignal.any_static',
      'api.URL.parse_static',
      'javascript.builtins.Math.sumPrecise',
      'javascript.builtins.Promise.try',
      'javascript.builtins.Promise.withResolvers',
      'javascript.builtins.Uint8Array.fromBase64',
    ],
    files: PDF,
    reason: 'the build of pdfjs-dist for older browsers brings its own',
  },
  {
    features: ['api.ImageDecoder'],
    files: PDF,
    reason: 'pdfjs-dist asks for it first',
  },
  {
    features: ['javascript.builtins.Intl.Segmenter'],
    reason: 'WordBreaks.tsx shows the title whole without it',
  },
  {
    features: ['api.Window.requestIdleCallback'],
    files: /^site$/,
    reason: 'whenIdle.ts waits for a time without it',
  },
  {
    features: ['api.trustedTypes'],
    files: /^(?:fetchCourse|sanitise|shared|site|index)$/,
    reason: 'asked for with ?.',
  },
  {
    features: ['api.Navigator.connection', 'api.Window.navigation', 'api.Window.setImmediate'],
    files: /^(?:libraries|transport|docx\.worker)$/,
    reason: 'the libraries ask for it first',
  },
  {
    features: ['api.Window.showOpenFilePicker', 'api.DataTransferItem.getAsFileSystemHandle'],
    files: /^OrganiserPage$/,
    reason: 'useFileAccess.ts asks for it first',
  },
  {
    features: ['api.Window.cookieStore'],
    files: /^transport$/,
    reason: 'axios reads document.cookie without it',
  },
  {
    features: ['javascript.builtins.Error.captureStackTrace'],
    reason: 'libraries ask for it first; only the stack of an error is longer without it',
  },
  {
    features: ['css.properties.cursor', 'css.properties.resize'],
    reason: 'for a mouse',
  },
  {
    features: ['css.properties.text-wrap', 'css.properties.word-break.auto-phrase'],
    reason: 'lines break elsewhere without it',
  },
  {
    features: ['css.properties.content-visibility', 'css.properties.contain-intrinsic-height'],
    reason: 'only saves work',
  },
  {
    features: [
      'css.properties.field-sizing',
      'css.properties.scrollbar-color',
      'css.properties.scrollbar-width',
      'css.properties.text-autospace',
      'css.properties.text-size-adjust',
      'css.selectors.selection',
    ],
    reason: 'the browser’s own look stands in',
  },
  {
    features: [
      'css.selectors.-moz-progress-bar',
      'css.selectors.-moz-range-thumb',
      'css.selectors.-webkit-progress-bar',
      'css.selectors.-webkit-progress-value',
      'css.selectors.-webkit-scrollbar',
      'css.selectors.-webkit-scrollbar-thumb',
      'css.selectors.-webkit-search-cancel-button',
      'css.selectors.-webkit-slider-thumb',
    ],
    reason: 'each engine has a name of its own, in a rule of its own',
  },
  {
    features: ['css.properties.forced-color-adjust'],
    reason: 'Safari has no forced colours',
  },
  {
    features: ['css.properties.mask-composite'],
    reason: 'the build adds the prefixed property',
  },
  {
    features: ['css.properties.print-color-adjust', 'css.at-rules.page', 'css.properties.size'],
    reason: 'for printing: the visitor’s own settings stand in',
  },
  {
    features: ['css.properties.break-after.avoid'],
    reason: 'for printing: a heading may stand at the end of a page',
  },
  {
    features: ['css.properties.grid-template-columns.subgrid'],
    reason: 'distances of the carousel stand in columns of their own width',
  },
  {
    features: ['css.properties.grid-template-rows.subgrid'],
    files: /^queries$/,
    reason: 'QueryRow.module.css moves its button instead',
  },
  {
    features: ['css.properties.zoom'],
    files: /^CourseMap$/,
    reason: 'for printing: the legend is larger',
  },
]
