/** Id of this build, the same in all its files. */
declare const __BUILD__: string
/** The environment's variables, validated by `readEnvironment`. */
declare const __ENVIRONMENT__: Omit<
  import('#environment/readEnvironment.ts').Environment,
  'bibNotice' | 'passwords' | 'previewEdition'
>
declare const __BIB_NOTICE__: import('#environment/readEnvironment.ts').Environment['bibNotice']
declare const __PASSWORDS__: import('#environment/readEnvironment.ts').Environment['passwords']
/** Whether the build embeds the preview edition. A constant, so that builds leave out what it rules out. */
declare const __PREVIEW_EDITION__: boolean

interface TrustedTypeRules {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}

interface Window {
  /** Requests that the HTML started before the application's script loaded, by URL. */
  early?: Record<string, Promise<import('#api/http/request.ts').HttpResponse>>
  /**
   * Shows rules of a theme in place of those shown so far, or another scheme (`light`, `dark`; any
   * other word is the system's). Defined by `src/start/theme.ts`.
   */
  showTheme?: (change: { css?: string[]; scheme?: string }) => void
  trustedTypes?: { createPolicy: (name: string, rules: TrustedTypeRules) => TrustedTypeRules }
}
