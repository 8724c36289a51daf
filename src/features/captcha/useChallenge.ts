import { ServiceError } from '#api/http/errors.ts'
import { AccountCode } from '#api/user/accountCodes.ts'
import {
  type CaptchaAnswer,
  type CaptchaToken,
  type Scene,
  verifyCaptcha,
} from '#api/user/captcha.ts'
import { useLoaded } from '#lib/hooks/useLoaded.ts'
import { type RequestState, useRequest } from '#lib/hooks/useRequest.ts'

/** Why the site's own captcha cannot go on. Both can be retried. */
export type ChallengeFailure = 'unavailable' | 'tooMany'

interface Options<C> {
  scene: Scene
  load: (scene: Scene, signal: AbortSignal) => Promise<C>
  onPassed: (captchaToken: CaptchaToken) => void
}

const isTooMany = (error: unknown) =>
  error instanceof ServiceError && Number(error.code) === AccountCode.attemptsTooMany

/** The service says that the answer is wrong. */
const isWrong = (error: unknown) => error instanceof ServiceError && !isTooMany(error)

function failureOf(
  loading: RequestState<unknown>,
  verification: RequestState<unknown>,
): ChallengeFailure | undefined {
  if (loading.kind === 'error') return 'unavailable'
  if (verification.kind !== 'error' || isWrong(verification.error)) return undefined
  return isTooMany(verification.error) ? 'tooMany' : 'unavailable'
}

/**
 * The site's own captcha: loads a challenge, verifies the answer, and loads another one if it is
 * wrong. The last challenge remains available meanwhile.
 */
export function useChallenge<C extends { id: string }>({ scene, load, onPassed }: Options<C>) {
  const loading = useLoaded(({ signal }) => load(scene, signal), scene)
  const verification = useRequest<void>()
  const failure = failureOf(loading.state, verification.state)

  const verify = (answer: CaptchaAnswer) => {
    if (loading.state.kind !== 'success') return
    const { id } = loading.state.data
    verification.run(async ({ signal }) => {
      try {
        const captchaToken = await verifyCaptcha({ id, scene, ...answer }, signal)
        if (!signal.aborted) onPassed(captchaToken)
      } catch (error) {
        if (isWrong(error) && !signal.aborted) loading.retry()
        throw error
      }
    })
  }
  return {
    challenge: loading.last,
    failure,
    isLoading: loading.state.kind === 'pending',
    isVerifying: verification.state.kind === 'pending' || verification.state.kind === 'success',
    isRejected: verification.state.kind === 'error' && !failure,
    renew: () => {
      verification.reset()
      if (failure) loading.reset()
      loading.retry()
    },
    verify,
  }
}
