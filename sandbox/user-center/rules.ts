import type { Environment } from '#environment/readEnvironment.ts'

const MAINLAND_PHONE = /^1[3-9]\d{9}$/
const FOREIGN_PHONE = /^\d{4,13}$/
/** Allowed characters before the at sign (spec §5 "Registration e-mail"). */
const SPECIFIED_EMAIL = /^[A-Za-z\d_\u4e00-\u9fa5]+@/
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,20}$/

/** A mainland number, or one with a country code that the environment allows. */
export const isPhone = (value: string, { phoneCountries }: Environment) =>
  phoneCountries.some(({ code }) =>
    code === '86'
      ? MAINLAND_PHONE.test(value)
      : value.startsWith(`+${code}`) && FOREIGN_PHONE.test(value.slice(code.length + 1)),
  )
export const isEmail = (value: string) => EMAIL.test(value)
/** Whether a new account may use this address. */
export const isNewEmail = (value: string, { emailRule }: Environment) =>
  isEmail(value) && (emailRule === 'standard' || SPECIFIED_EMAIL.test(value))
export const isStrong = (password: string) => PASSWORD.test(password)
