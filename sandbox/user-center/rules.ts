import * as v from 'valibot'

const PHONE = /^1[3-9]\d{9}$/
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,20}$/

export const isPhone = (value: string) => PHONE.test(value)
export const isEmail = (value: string) => EMAIL.test(value)
export const isStrong = (password: string) => PASSWORD.test(password)

/** An e-mail as it is kept: by the same name whatever its case. */
export const normalEmail = (value: string) => value.trim().toLowerCase()

/** A field of a body that has to be a text, named in the message. */
export const textOf = (name: string) => v.string(`${name} must be a text.`)

/** The one value that a field may have. */
export const only = <T extends string | number>(name: string, value: T) =>
  v.literal(value, `${name} must be ${JSON.stringify(value)}.`)
