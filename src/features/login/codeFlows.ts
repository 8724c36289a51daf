import type { CloudType } from '../../api/cloudType.ts'
import type { HumanProof, Scene } from '../../api/humanCheck.ts'
import { sendEmailCode, sendPhoneCode } from '../../api/userCenter.ts'

interface Sending {
  to: string
  proof: HumanProof
  cloudType: CloudType
}

interface CodeFlow {
  scene: Scene
  /** The field of the form that the code goes to. */
  field: 'phone' | 'accountEmail'
  send: (sending: Sending) => Promise<{ verificationToken: string }>
}

const byPhone = ({ to, ...rest }: Sending) => sendPhoneCode({ phone: to, ...rest })
const byEmail = ({ to, ...rest }: Sending) => sendEmailCode({ accountEmail: to, ...rest })

/** What a code is for, and how it is sent. */
export const codeFlows = {
  login: { scene: 'login', field: 'phone', send: byPhone },
  registerByPhone: { scene: 'register', field: 'phone', send: byPhone },
  registerByEmail: { scene: 'register', field: 'accountEmail', send: byEmail },
  resetByPhone: { scene: 'reset', field: 'phone', send: byPhone },
  resetByEmail: { scene: 'reset', field: 'accountEmail', send: byEmail },
} satisfies Record<string, CodeFlow>

export type CodeFlowName = keyof typeof codeFlows
