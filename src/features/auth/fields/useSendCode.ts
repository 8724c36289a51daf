import { useState } from 'react'
import { ServiceError } from '#api/http/errors.ts'
import { AccountCode } from '#api/user/accountCodes.ts'
import { useRequest } from '#lib/hooks/useRequest.ts'
import { openCaptcha } from '#stores/captcha.ts'
import { resendTimer, startResend, useResendTimer } from '#stores/resendTimer.ts'
import { useSite } from '#stores/site.ts'
import { showToast } from '#stores/toasts.ts'
import { type CodeFlowName, codeFlows } from './codeFlows.ts'

/** How a request for a code ended; 'idle' if none was needed. */
type Outcome = 'idle' | 'sent' | 'noCaptcha' | 'notSent' | 'rejected'

/** The user service refuses the number or address itself, so sending again is no use. */
const isRejectedByService = (error: unknown) =>
  error instanceof ServiceError &&
  [AccountCode.phoneWrong, AccountCode.emailWrong].some((code) => code === Number(error.code))

interface Options {
  flow: CodeFlowName
  destination: string
  /** The current destination; null if it is invalid, which is shown at the field. */
  readValidDestination: () => Promise<string | null>
  onSent: (verificationToken: string) => void
}

/** Sends a code after a captcha, and counts down to when the next one may be requested. */
export function useSendCode({ flow, destination, readValidDestination, onSent }: Options) {
  const { state, run } = useRequest<Outcome, 'sending'>()
  const [countedFor, setCountedFor] = useState('')
  const seconds = useResendTimer(destination)
  if (seconds > 0 && countedFor !== destination) setCountedFor(destination)

  async function send(onProgress: (progress: 'sending') => void): Promise<Outcome> {
    const to = await readValidDestination()
    if (to === null || resendTimer(to).read() > 0) return 'idle'
    const { scene, send: sendTo } = codeFlows[flow]
    const outcome = await openCaptcha(scene)
    if (outcome.kind === 'unavailable') return 'notSent'
    if (outcome.kind !== 'passed') return 'noCaptcha'
    onProgress('sending')
    try {
      const cloudType = useSite.getState().cloudProvider
      const sent = await sendTo({ to, captchaToken: outcome.captchaToken, cloudType })
      startResend(to)
      onSent(sent.verificationToken)
      return 'sent'
    } catch (error) {
      // Errors in password reset and registration are shown in place only (spec §8).
      const isShown = scene === 'login' && error instanceof ServiceError
      if (isShown) showToast('error', error.message)
      return isRejectedByService(error) ? 'rejected' : 'notSent'
    }
  }

  return {
    send: () => {
      if (seconds === 0) run((_options, onProgress) => send(onProgress))
    },
    outcome: state.kind === 'success' ? state.data : 'idle',
    isSending: state.kind === 'pending' && state.progress === 'sending',
    seconds,
    wasSent: destination !== '' && countedFor === destination,
  }
}
