import { Hono } from 'hono'
import { captchaRoutes } from './user-center/captchaRoutes.ts'
import { codeRoutes } from './user-center/codeRoutes.ts'
import { loginRoutes } from './user-center/loginRoutes.ts'
import { passwordRoutes } from './user-center/passwordRoutes.ts'
import { uploadRoutes } from './user-center/uploadRoutes.ts'
import type { World } from './world.ts'

/** Accounts: captchas, codes, login and logout, registration, passwords, uploads (spec §7). */
export function userCenter(world: World) {
  const center = new Hono()
  for (const routes of [captchaRoutes, codeRoutes, loginRoutes, passwordRoutes, uploadRoutes]) {
    center.route('/', routes(world))
  }
  return center
}
