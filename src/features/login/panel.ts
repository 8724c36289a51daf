/** What stands in the login drawer (spec §4 "Login tab"). */
export type Panel =
  'login' | 'registerByEmail' | 'registerByPhone' | 'forgotByEmail' | 'forgotByPhone'

export type LoginTab = 'code' | 'password' | 'email'
