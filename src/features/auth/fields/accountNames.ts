import type { FormInstance } from 'antd'
import type { LoginValues } from '../panel.ts'

/** Fields that identify an account, in the forms beside the login. */
export interface AccountNames {
  phone: string
  accountEmail: string
}

/** Initial values of a form beside the login, taken from the login form. */
export const fromLogin = (loginForm: FormInstance<LoginValues>): Partial<AccountNames> => ({
  phone: loginForm.getFieldValue('phone'),
  accountEmail: loginForm.getFieldValue('emailAddress'),
})

/** Copies the phone and e-mail typed in another form to the login form. */
export function copyToLogin(
  loginForm: FormInstance<LoginValues>,
  { phone, accountEmail }: Partial<AccountNames>,
): void {
  loginForm.setFieldsValue({
    ...(phone !== undefined && { phone }),
    ...(accountEmail !== undefined && { emailAddress: accountEmail }),
  })
}
