import type { CaptchaToken, Scene } from '#api/user/captcha.ts'
import type { CloudType } from '#api/user/cloudType.ts'
import { sendEmailCode, sendPhoneCode } from '#api/user/userApi.ts'

interface Sending {
  to: string
  captchaToken: CaptchaToken
  cloudType: CloudType
}

interface CodeFlow {
  scene: Scene
  /** The form field with the destination of the code. */
  field: 'phone' | 'accountEmail'
  send: (sending: Sending) => Promise<{ verificationToken: string }>
}

const byPhone = ({ to, ...rest }: Sending) => sendPhoneCode({ phone: to, ...rest })
const byEmail = ({ to, ...rest }: Sending) => sendEmailCode({ accountEmail: to, ...rest })

/** The purpose of a code, and how it is sent. */
export const codeFlows = {
  login: { scene: 'login', field: 'phone', send: byPhone },
  registerByPhone: { scene: 'register', field: 'phone', send: byPhone },
  registerByEmail: { scene: 'register', field: 'accountEmail', send: byEmail },
  resetByPhone: { scene: 'reset', field: 'phone', send: byPhone },
  resetByEmail: { scene: 'reset', field: 'accountEmail', send: byEmail },
} satisfies Record<string, CodeFlow>

export type CodeFlowName = keyof typeof codeFlows
