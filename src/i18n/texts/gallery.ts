/** Words of the picture and film collections. */
export const zh = {} as const

export const en: Record<keyof typeof zh, string> = {}
