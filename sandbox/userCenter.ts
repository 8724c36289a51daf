import { Hono } from 'hono'
import type { SandboxContext } from './context.ts'
import { captchaRoutes } from './user-center/captchaRoutes.ts'
import { codeRoutes } from './user-center/codeRoutes.ts'
import { loginRoutes } from './user-center/loginRoutes.ts'
import { passwordRoutes } from './user-center/passwordRoutes.ts'
import { uploadRoutes } from './user-center/uploadRoutes.ts'

/** Accounts: captchas, codes, login and logout, registration, passwords, uploads (spec §7). */
export function userCenter(context: SandboxContext) {
  const center = new Hono()
  for (const routes of [captchaRoutes, codeRoutes, loginRoutes, passwordRoutes, uploadRoutes]) {
    center.route('/', routes(context))
  }
  return center
}
