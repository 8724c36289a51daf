declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string, options?: { url?: string })
    readonly window: typeof globalThis.window & typeof globalThis
  }
}
