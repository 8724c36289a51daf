import { act, screen } from '@testing-library/react'
import { verifyScore } from '#api/race/pastFinishes.ts'
import { fetchFormSpec, type FormKind } from '#api/race/signup.ts'
import { login, LoginType } from '#api/user/userApi.ts'
import type { SignupValues } from '#domain/fields/fieldTypes.ts'
import { draftText } from '#features/signup/model/draft.ts'
import { emptyForm, closeForm, replaceForm } from '#features/signup/model/openForm.ts'
import { readAccountId, startSession } from '#stores/session.ts'
import { renderSite } from '#tests/support/renderSite.tsx'
import { RUNNER_VALUES } from '#tests/support/runnerValues.ts'

export const RACE_ID = 'yanling-2024'
export const PHONE = '13800000001'

export const LIN = { name: '林远山', number: '110101199003070011' }
/** 17 on race day. */
export const ZHOU = { name: '周予安', number: '110101200705120023' }

const consent = { version: '2024.1', agreedAt: '2024-08-15 14:36:12' }

/** Logs in an account at the test's sandbox. */
export async function logInAs(phone = PHONE): Promise<string> {
  const { token, userData } = await login({
    loginType: LoginType.password,
    phone,
    password: 'Marathon2024',
  })
  act(() => startSession(token, userData))
  return token
}

/** Values for everything that an adult from the mainland fills in. */
export async function valuesOf({ name, number }: typeof LIN): Promise<SignupValues> {
  const finishes = await verifyScore({ raceId: RACE_ID, name, documentNumber: number })
  return {
    name,
    document: { kind: 'resident-id', number },
    ...RUNNER_VALUES,
    score: { searched: true, finishes, claims: [], proof: [] },
    health: { value: 'fit', images: [] },
    signature: { image: '', typed: name },
    'consent-document': consent,
    'consent-health': consent,
    'consent-publication': consent,
  }
}

interface Filled {
  kind?: FormKind
  itemId?: string
  values: SignupValues
}

/** Opens a sign-up page with a form that is already filled in. */
export async function openFilled(hash: string, { kind = 'post', itemId = 'half', values }: Filled) {
  closeForm()
  const form = await fetchFormSpec(RACE_ID, kind)
  const accountId = readAccountId()
  const channel = kind === 'direct' ? ('direct' as const) : ('' as const)
  const storedText = draftText({ accountId, formId: form.formId })
  replaceForm({ ...emptyForm({ accountId, kind, form, channel }), itemId, values, storedText })
  return renderSite(hash)
}

/** Whether the browser would ask before the tab is closed. */
export function asksBeforeClosing(): boolean {
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  return closing.defaultPrevented
}

/** Leaves of the form only what the browser stores, as a reload does. */
export const forgetForm = closeForm

/** The heading of the page. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** The button at the end of the form. */
export const next = () => screen.getByRole('button', { name: '下一步：核对并确认' })
