import { ServiceError } from '#api/http/errors.ts'
import { QueryCode } from '#api/race/queryCodes.ts'
import type { CaptchaToken } from '#api/user/captcha.ts'
import { environment } from '#environment/environment.ts'
import type { RetryOptions } from '#lib/retryWhenBusy.ts'
import { openCaptcha, cancelCaptcha } from './captcha.ts'

/** Options of a request: retries and, if there is one, a captcha token. */
export interface RequestOptions extends RetryOptions {
  captchaToken?: CaptchaToken
}

/** Whether the race service answers a search only after a captcha (spec §17). */
export const isCaptchaNeeded = (error: unknown) =>
  error instanceof ServiceError && Number(error.code) === QueryCode.captchaNeeded

/** Asks for a captcha; throws `missing` if it is not passed. */
async function passCaptcha(retries: RetryOptions, missing: unknown): Promise<RequestOptions> {
  const { signal } = retries
  signal?.addEventListener('abort', cancelCaptcha)
  const outcome = await openCaptcha('login')
  signal?.removeEventListener('abort', cancelCaptcha)
  if (outcome.kind !== 'passed' || signal?.aborted) throw missing
  return { ...retries, captchaToken: outcome.captchaToken }
}

/** Options for a new search; the environment may require a captcha before each one. */
export async function prepareSearch(retries: RetryOptions): Promise<RequestOptions> {
  if (!environment.captcha.isBeforeSearches) return retries
  return passCaptcha(retries, new ServiceError('', QueryCode.captchaNeeded, null))
}

/** Sends a request. If the service requires a captcha, asks for one and sends it again. */
export async function withCaptcha<T>(
  options: RequestOptions,
  send: (options: RequestOptions) => Promise<T>,
): Promise<T> {
  try {
    return await send(options)
  } catch (error) {
    if (!isCaptchaNeeded(error) || options.signal?.aborted) throw error
    return send(await passCaptcha(options, error))
  }
}
