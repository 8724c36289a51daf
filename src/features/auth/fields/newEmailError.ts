import { loginEmailError, registrationEmailError } from '#domain/accountRules.ts'
import { environment } from '#environment/environment.ts'

/**
 * The rule for a new account's e-mail address; `standard` leaves strictness to the user service.
 */
export const newEmailError =
  environment.emailRule === 'spec' ? registrationEmailError : loginEmailError
