/** The panels of the login drawer (spec §4 "Login tab"). */
export type AuthPanel =
  | 'login'
  | 'registerByEmail'
  | 'registerByPhone'
  | 'forgotByEmail'
  | 'forgotByPhone'

export type LoginTab = 'code' | 'password' | 'email'

/** The values of the login form (spec §3 "Login form"). */
export interface LoginValues {
  phone: string
  code: string
  password: string
  emailAddress: string
  agreed: boolean
}
