/** Words of the lower half of the home page. */
export const zh = {} as const

export const en: Record<keyof typeof zh, string> = {}
