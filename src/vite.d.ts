/** Name of this build, the same for all its files. */
declare const __BUILD__: string
/** The stage's environment, checked by `readStage`. */
declare const __STAGE__: Omit<import('./api/readStage.ts').Stage, 'bibNotice' | 'passwords'>
declare const __BIB_NOTICE__: import('./api/readStage.ts').Stage['bibNotice']
declare const __PASSWORDS__: import('./api/readStage.ts').Stage['passwords']

interface TrustedTypeRules {
  createHTML: (html: string) => string
  createScriptURL: (url: string) => string
}

interface Window {
  trustedTypes?: { createPolicy: (name: string, rules: TrustedTypeRules) => unknown }
}
