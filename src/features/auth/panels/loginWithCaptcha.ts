import { AccountCode } from '../../../api/user/accountCodes.ts'
import { ServiceError } from '../../../api/http/errors.ts'
import { login, type LoginFacts } from '../../../api/user/userApi.ts'
import { openCaptcha } from '../../../stores/captcha.ts'
import { useSite } from '../../../stores/site.ts'

/** Signs in. If the service requires a captcha, asks for one and signs in again. */
export async function loginWithCaptcha(facts: LoginFacts) {
  try {
    return await login(facts)
  } catch (error) {
    const isCheckNeeded =
      error instanceof ServiceError && Number(error.code) === AccountCode.captchaNeeded
    if (!isCheckNeeded) throw error
    const outcome = await openCaptcha('login')
    if (outcome.kind !== 'passed') throw error
    const cloudType = useSite.getState().cloudProvider
    return login(facts, { proof: outcome.proof, cloudType })
  }
}
