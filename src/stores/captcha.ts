import { create } from 'zustand'
import type { CaptchaToken, Scene } from '#api/user/captcha.ts'
import { environment } from '#environment/environment.ts'
import { uniqueId } from '#lib/hex.ts'
import { useSite } from './site.ts'

export type CaptchaKind = 'aliyun' | 'slider'

/** How a captcha ended. `unavailable`: it could not be shown at all. */
export type CaptchaOutcome =
  | { kind: 'passed'; captchaToken: CaptchaToken }
  | { kind: 'rejected' }
  | { kind: 'cancelled' }
  | { kind: 'unavailable' }

interface CaptchaRequest {
  id: string
  scene: Scene
  kind: CaptchaKind
}

interface Captcha {
  /** The open captcha, or null. */
  requested: CaptchaRequest | null
  /** A visitor who chose the text question gets it again next time. */
  hasChosenQuestion: boolean
}

export const useCaptcha = create<Captcha>(() => ({ requested: null, hasChosenQuestion: false }))

let resolveRequest: (outcome: CaptchaOutcome) => void = () => undefined

/** Cloud providers without a captcha of their own use the site's slider. */
const kindInUse = (): CaptchaKind =>
  useSite.getState().cloudProvider === 'aliyun' ? environment.captcha.kind : 'slider'

/** Opens a captcha; one that is still open is cancelled. */
export function openCaptcha(scene: Scene): Promise<CaptchaOutcome> {
  cancelCaptcha()
  return new Promise((resolve) => {
    resolveRequest = resolve
    useCaptcha.setState({ requested: { id: uniqueId(), scene, kind: kindInUse() } })
  })
}

/** Ends the captcha with this id; ignored if it has already ended. */
export function finishCaptcha(id: string, outcome: CaptchaOutcome): void {
  if (id !== useCaptcha.getState().requested?.id) return
  useCaptcha.setState({ requested: null })
  resolveRequest(outcome)
}

export const cancelCaptcha = (): void => {
  const { requested } = useCaptcha.getState()
  if (requested) finishCaptcha(requested.id, { kind: 'cancelled' })
}

/** Switches between the text question and the environment's own captcha. */
export const chooseQuestion = (hasChosenQuestion: boolean) =>
  useCaptcha.setState({ hasChosenQuestion })
