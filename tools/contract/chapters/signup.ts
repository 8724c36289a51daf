import * as v from 'valibot'
import { refusals } from '../../schemas/api/refusals.ts'
import { type Answer } from '../caller.ts'
import { madeUp, type Session, type Trial } from '../trial.ts'

/** The smallest picture: one transparent pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const entryOf = v.object({ accountId: v.unknown(), signupId: v.string() })
const faultsOf = v.object({ faults: v.array(v.object({ key: v.string(), message: v.string() })) })

const picture = (name = 'picture.png', content: BlobPart = PICTURE) =>
  new File([content], name, { type: 'image/png' })

const namesAccount = (answer: Answer, accountId: string) =>
  String(Object(answer.data).accountId) === accountId

async function tryForms({ ask, expectSuccess, expectRefusal }: Trial, raceId: string) {
  for (const kind of ['post', 'direct'])
    expectSuccess(await ask('signupForm', { raceId, kind }), `The form for ${kind} entry`)
  expectRefusal(
    await ask('signupForm', { raceId: madeUp(), kind: 'post' }),
    ['noRace'],
    'The form of a race that is not there',
  )
  expectSuccess(await ask('pastEvents'), 'Earlier races')
}

/** What belongs to an account is answered with its token only. */
async function tryTokens({ ask, expectRefusal, accounts }: Trial, raceId: string) {
  const calls = ['mySignups', 'requestedDocuments', 'directStatus'] as const
  for (const name of calls)
    expectRefusal(await ask(name, { raceId }), ['expired'], 'A call without a token')
  const application = { ...accounts.entry, raceId, submitKey: madeUp(), channel: 'direct' }
  if (accounts.entry)
    expectRefusal(
      await ask('directApplication', application),
      ['expired'],
      'An application without a token',
    )
  expectRefusal(
    await ask('fileUpload', { file: picture() }),
    ['expired'],
    'An upload without a token',
  )
}

/** Returns the address of an uploaded picture; '' if none could be uploaded. */
async function tryUploads(trial: Trial, token: string): Promise<string> {
  const { ask, expectSuccess, expectRefusal } = trial
  let address = ''
  for (const name of ['imageUpload', 'fileUpload'] as const) {
    const uploaded = await ask(name, { file: picture() }, { token })
    if (expectSuccess(uploaded, 'An upload of a picture'))
      address = String(Object(uploaded.data).url)
    expectRefusal(
      await ask(name, { file: picture('picture.png', 'no picture') }, { token }),
      ['fileWrong'],
      'A text that is called a picture',
    )
  }
  return address
}

async function tryAccountCalls(
  { ask, expect, expectSuccess, expectRefusal }: Trial,
  raceId: string,
  { token, accountId }: Session,
) {
  const calls = ['mySignups', 'requestedDocuments', 'directStatus'] as const
  for (const name of calls) {
    const answer = await ask(name, { raceId }, { token })
    if (expectSuccess(answer, 'A call with a token'))
      expect(answer, namesAccount(answer, accountId), '`accountId` is not the one of the token')
  }
  const facts = { raceId, name: '', documentNumber: '' }
  expectRefusal(
    await ask('scoreVerification', facts, { token }),
    ['queryMissing'],
    'A search for earlier finishes without a name',
  )
  const unknown = await ask(
    'scoreVerification',
    { raceId, name: madeUp(), documentNumber: madeUp() },
    { token },
  )
  if (expectSuccess(unknown, 'A search for earlier finishes of an unknown person'))
    expect(
      unknown,
      Object(unknown.data).finishes?.length === 0,
      'An unknown person has earlier finishes',
    )
  expectRefusal(
    await ask(
      'consentWithdrawal',
      { raceId, signupId: madeUp(), policyId: 'image', agreed: false },
      { token },
    ),
    ['noSignup'],
    'A consent of an entry that is not there',
  )
  expectRefusal(
    await ask(
      'documentSubmission',
      { raceId, signupId: madeUp(), paperId: 'proof', files: '/uploads/none.png' },
      { token },
    ),
    ['noSignup'],
    'A document for an entry that is not there',
  )
}

/** Enters the race with the entry of the accounts file, and tries what must be refused. */
async function tryEntry(
  trial: Trial,
  raceId: string,
  { token, accountId }: Session,
  upload: string,
): Promise<void> {
  const { ask, expect, expectSuccess, expectRefusal, accounts } = trial
  if (!accounts.entry)
    return trial.skip('the submission of an entry', 'the accounts file has no entry')
  const entry: object = JSON.parse(JSON.stringify(accounts.entry).replaceAll('@upload', upload))
  const submit = (changes: object, who: { token?: string } = { token }) =>
    ask('signupSubmission', { ...entry, raceId, submitKey: madeUp(), ...changes }, who)

  expectRefusal(await submit({}, {}), ['expired'], 'An entry without a token')
  const closed = ['notOpen', 'over', 'closed', 'full'] as const
  const old = await submit({ version: 'of last year' })
  expectRefusal(old, ['formChanged', ...closed], 'An entry with another version of the form')
  if (old && old.code !== refusals.formChanged.code)
    return trial.skip('the submission of an entry', 'sign-up is not open')
  expectRefusal(await submit({ itemId: madeUp() }), ['itemUnknown'], 'An event that is not there')
  const empty = await submit({ values: {} })
  expectRefusal(empty, ['fieldErrors'], 'An entry without values')
  expect(
    empty,
    v.is(faultsOf, empty?.data) && (Object(empty?.data).faults as unknown[]).length > 0,
    '`data.faults` does not list the fields that are wrong',
  )

  const submitKey = madeUp()
  const first = await submit({ submitKey })
  if (first?.code === refusals.alreadySignedUp.code || first?.code === refusals.accountFull.code)
    return trial.skip('the submission of an entry', 'the account has it already')
  if (!expectSuccess(first, 'The entry of the accounts file')) return
  const read = v.safeParse(entryOf, first.data)
  if (!read.success) return
  const { signupId } = read.output
  expect(first, namesAccount(first, accountId), '`accountId` is not the one of the token')
  const again = await submit({ submitKey })
  if (expectSuccess(again, 'The same entry with the same submit key'))
    expect(
      again,
      Object(again.data).signupId === signupId,
      'The same submit key made a second entry',
    )
  expectRefusal(
    await submit({}),
    ['alreadySignedUp', 'accountFull', 'documentTaken'],
    'The same person and event with another submit key',
  )
  const listed = await ask('mySignups', { raceId }, { token })
  expect(
    listed,
    JSON.stringify(listed?.data ?? '').includes(signupId),
    'The new entry is not among those of the account',
  )
  await tryOtherAccount(trial, raceId, signupId)
}

async function tryOtherAccount(trial: Trial, raceId: string, signupId: string) {
  const { ask, session, expect, expectRefusal, accounts } = trial
  const second = accounts.accounts[1]
  const other = second && (await session(second))
  if (!other) return
  const { token } = other
  const listed = await ask('mySignups', { raceId }, { token })
  expect(
    listed,
    !JSON.stringify(listed?.data ?? '').includes(signupId),
    'Another account sees the entry',
  )
  expectRefusal(
    await ask(
      'consentWithdrawal',
      { raceId, signupId, policyId: 'image', agreed: false },
      { token },
    ),
    ['noSignup'],
    'A consent withdrawn by another account',
  )
}

/** Forms, uploads, entries and what belongs to the account. */
export async function trySignup(trial: Trial): Promise<void> {
  const { session, accounts } = trial
  const raceId = await trial.raceId()
  if (raceId === undefined) return
  await tryForms(trial, raceId)
  await tryTokens(trial, raceId)
  const [first] = accounts.accounts
  const opened = first && (await session(first))
  if (!opened) return trial.skip('calls of an account', 'the first account could not log in')
  const upload = await tryUploads(trial, opened.token)
  await tryAccountCalls(trial, raceId, opened)
  await tryEntry(trial, raceId, opened, upload)
}
