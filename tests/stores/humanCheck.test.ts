import { afterEach, expect, test } from 'vitest'
import { stage } from '../../src/api/stage.ts'
import {
  humanCheckAsked,
  humanCheckCancelled,
  humanCheckEnded,
  type HumanOutcome,
  useHumanCheck,
} from '../../src/stores/humanCheck.ts'
import { cloudProviderArrived } from '../../src/stores/site.ts'

const proof = { nc_token: 't', scene: 'login', sessionId: 's', sig: 'g' } as const
const passed: HumanOutcome = { kind: 'passed', proof }
const asked = () => useHumanCheck.getState().asked
const idNow = () => asked()?.id ?? ''

afterEach(() => {
  humanCheckCancelled()
  cloudProviderArrived('aliyun')
  stage.humanCheck.kind = 'slider'
})

test('an open check waits for its end, and gives it out', async () => {
  const outcome = humanCheckAsked('login')
  expect(asked()).toMatchObject({ scene: 'login', kind: 'slider' })
  humanCheckEnded(idNow(), passed)
  expect(asked()).toBeNull()
  expect(await outcome).toEqual(passed)
})

test('what comes late, after the check was closed, is not heard', async () => {
  const outcome = humanCheckAsked('login')
  const id = idNow()
  humanCheckCancelled()
  humanCheckEnded(id, passed)
  expect(await outcome).toEqual({ kind: 'cancelled' })
})

test('another check cancels the one before, whose answer is not taken for its own', async () => {
  const first = humanCheckAsked('login')
  const id = idNow()
  const second = humanCheckAsked('reset')
  expect(await first).toEqual({ kind: 'cancelled' })
  humanCheckEnded(id, passed)
  expect(asked()).toMatchObject({ scene: 'reset' })
  humanCheckEnded(idNow(), { kind: 'refused' })
  expect(await second).toEqual({ kind: 'refused' })
})

test.each([
  ['aliyun', 'aliyun', 'aliyun'],
  ['aliyun', 'tencentyun', 'slider'],
  ['slider', 'aliyun', 'slider'],
] as const)('a stage with %s and the provider %s shows the %s', (kind, provider, shown) => {
  stage.humanCheck.kind = kind
  cloudProviderArrived(provider)
  void humanCheckAsked('login')
  expect(asked()?.kind).toBe(shown)
})
