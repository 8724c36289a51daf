import { act, configure } from '@testing-library/react'
import { login, LoginType } from '../../../src/api/userCenter.ts'
import { verifyScore } from '../../../src/api/earlierFinishes.ts'
import { emptyEntry, entryDropped, entryOpened } from '../../../src/features/signup/entryStore.ts'
import type { SignUpValues } from '../../../src/features/signup/fieldValue.ts'
import { fetchSignUpForm, type FormKind } from '../../../src/api/signup.ts'
import { sessionWiring, signedIn } from '../../../src/stores/session.ts'
import { renderSite } from '../../support/renderSite.tsx'

// The first page of a file loads all its widgets.
configure({ asyncUtilTimeout: 20_000 })
// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined

export const RACE_ID = 'yanling-2024'
export const PHONE = '13800000001'

export const LIN = { name: '林远山', number: '110101199003070011' }
/** 17 on race day. */
export const ZHOU = { name: '周予安', number: '110101200705120023' }

const consent = { version: '2024.1', agreedAt: '2024-08-15 14:36:12' }

/** Signs an account in at the sandbox of the test. */
export async function signIn(phone = PHONE): Promise<string> {
  const { token, userData } = await login({
    loginType: LoginType.password,
    phone,
    password: 'Marathon2024',
  })
  act(() => signedIn(token, userData))
  return token
}

/** Everything that an adult from the mainland fills in. */
export async function valuesOf({ name, number }: typeof LIN): Promise<SignUpValues> {
  const finishes = await verifyScore({ raceId: RACE_ID, name, documentNumber: number })
  return {
    name,
    nationality: { region: 'mainland', country: 'CN' },
    document: { kind: 'resident-id', number },
    phone: '13800000922',
    email: 'lin@race.test',
    area: ['110000', '110100', '110108'],
    emergencyName: '林秀',
    emergencyRelation: 'spouse',
    emergencyPhone: '13900000815',
    clothing: 'M',
    pickUpDay: '2024-09-20',
    insurance: 'read',
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
  values: SignUpValues
}

/** Opens a page of signing up with a form that has been filled in, as its visitor left it. */
export async function openFilled(hash: string, { kind = 'post', itemId = 'half', values }: Filled) {
  entryDropped()
  const form = await fetchSignUpForm(RACE_ID, kind)
  const accountId = sessionWiring.readAccountId()
  const channel = kind === 'direct' ? ('direct' as const) : ('' as const)
  entryOpened({ ...emptyEntry({ accountId, kind, form, channel }), itemId, values })
  return renderSite(hash)
}
