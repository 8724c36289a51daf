import { useRef, useState } from 'react'
import { RefusedError } from '../../api/errors.ts'
import { resendStarted } from '../../lib/resendClock.ts'
import { useResendCountdown } from '../../lib/useResendCountdown.ts'
import { humanCheckAsked } from '../../stores/humanCheck.ts'
import { useSite } from '../../stores/site.ts'
import { toastRaised } from '../../stores/toasts.ts'
import { type CodeFlowName, codeFlows } from './codeFlows.ts'

type Step = 'idle' | 'checking' | 'sending' | 'sent' | 'noCheck' | 'notSent'

interface Options {
  flow: CodeFlowName
  destination: string
  /** Whether a code can go there; says in its place why not. */
  isSound: () => Promise<boolean>
  onSent: (verificationToken: string) => void
}

/** Sends a code once a human check is passed, and counts down until the next one may be asked for. */
export function useSendCode({ flow, destination, isSound, onSent }: Options) {
  const [step, setStep] = useState<Step>('idle')
  const [countedFor, setCountedFor] = useState('')
  const isBusy = useRef(false)
  const seconds = useResendCountdown(destination)
  if (seconds > 0 && countedFor !== destination) setCountedFor(destination)

  async function send(): Promise<Step> {
    setStep('checking')
    if (!(await isSound())) return 'idle'
    const { scene, send: sendTo } = codeFlows[flow]
    const outcome = await humanCheckAsked(scene)
    if (outcome.kind === 'unavailable') return 'notSent'
    if (outcome.kind !== 'passed') return 'noCheck'
    setStep('sending')
    try {
      const cloudType = useSite.getState().cloudProvider
      const sent = await sendTo({ to: destination, proof: outcome.proof, cloudType })
      resendStarted(destination)
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
