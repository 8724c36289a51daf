/** Id of this build, the same in all its files. */
declare const __BUILD__: string
/** The environment's variables, validated by `readEnvironment`. */
declare const __ENVIRONMENT__: Omit<
  import('#environment/readEnvironment.ts').Environment,
  'bibNotice' | 'passwords' | 'hasPreviewEdition' | 'hasOrganiserPage'
>
declare const __BIB_NOTICE__: import('#environment/readEnvironment.ts').Environment['bibNotice']
declare const __PASSWORDS__: import('#environment/readEnvironment.ts').Environment['passwords']
/** Whether the build embeds the preview edition. A constant, so that builds leave out what it rules out. */
declare const __PREVIEW_EDITION__: boolean
/** Whether the build has the organiser's page; a constant for the same reason. */
declare const __ORGANISER_PAGE__: boolean

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
  /**
   * Prepares a frame with the site in it, before its first script runs. Defined by the organiser's page
   * and called by the HTML of builds that have it.
   */
  preparePreview?: (frame: Window) => void
  /** Only some browsers let a page read a file again. */
  showOpenFilePicker?: (options: {
    types: { accept: Record<string, string[]> }[]
  }) => Promise<FileSystemFileHandle[]>
  trustedTypes?: { createPolicy: (name: string, rules: TrustedTypeRules) => TrustedTypeRules }
}

interface DataTransferItem {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
}
