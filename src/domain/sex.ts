/** API values (spec §3 "Gender codes"); anything else is a sex that is not known or not stated. */
export const Sex = { male: 1, female: 2 } as const
export type Sex = (typeof Sex)[keyof typeof Sex]
