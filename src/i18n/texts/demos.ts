/** Words of the translation demo. */
export const zh = {} as const

export const en: Record<keyof typeof zh, string> = {}
