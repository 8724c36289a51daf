import { useRef, useState } from 'react'
import { RefusedError } from '../../api/errors.ts'
import { resendClock, resendStarted } from '../../lib/resendClock.ts'
import { useResendCountdown } from '../../lib/useResendCountdown.ts'
import { humanCheckAsked } from '../../stores/humanCheck.ts'
import { useSite } from '../../stores/site.ts'
import { toastRaised } from '../../stores/toasts.ts'
import { type CodeFlowName, codeFlows } from './codeFlows.ts'

type Step = 'idle' | 'checking' | 'sending' | 'sent' | 'noCheck' | 'notSent'

interface Options {
  flow: CodeFlowName
  destination: string
  /** The destination as it stands at this moment; null where no code can go there, which is told. */
  readSound: () => Promise<string | null>
  onSent: (verificationToken: string) => void
}

/** Sends a code once a human check is passed, and counts down until the next one may be asked for. */
export function useSendCode({ flow, destination, readSound, onSent }: Options) {
  const [step, setStep] = useState<Step>('idle')
  const [countedFor, setCountedFor] = useState('')
  const isBusy = useRef(false)
  const seconds = useResendCountdown(destination)
  if (seconds > 0 && countedFor !== destination) setCountedFor(destination)

  async function send(): Promise<Step> {
    setStep('checking')
    const to = await readSound()
    if (to === null || resendClock(to).read() > 0) return 'idle'
    const { scene, send: sendTo } = codeFlows[flow]
    const outcome = await humanCheckAsked(scene)
    if (outcome.kind === 'unavailable') return 'notSent'
    if (outcome.kind !== 'passed') return 'noCheck'
    setStep('sending')
    try {
      const cloudType = useSite.getState().cloudProvider
      const sent = await sendTo({ to, proof: outcome.proof, cloudType })
      resendStarted(to)
      onSent(sent.verificationToken)
      return 'sent'
    } catch (error) {
      // A failure in reset and sign-up is told in its place only (spec §8).
      const isTold = scene === 'login' && error instanceof RefusedError
      if (isTold) toastRaised('error', error.message)
      return 'notSent'
    }
  }

  async function ask() {
    if (isBusy.current || seconds > 0) return
    isBusy.current = true
    setStep(await send())
    isBusy.current = false
  }
  return {
    ask: () => void ask(),
    step,
    seconds,
    wasSent: destination !== '' && countedFor === destination,
  }
}
