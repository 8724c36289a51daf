import * as v from 'valibot'
import { EXPORTS } from '#api/race/queryCodes.ts'
import { refusals } from '../../schemas/api/refusals.ts'
import type { Answer } from '../caller.ts'
import { madeUp, type Trial } from '../trial.ts'

const SIZE = 50
/** A page that no race reaches. */
const LATE_PAGE = 99_999
const page = v.object({
  total: v.optional(v.number()),
  results: v.array(v.object({ name: v.string(), sex: v.optional(v.number()), itemId: v.string() })),
})

const isNotOut = (answer: Answer | undefined) => answer?.code === refusals.resultsNotOut.code
/** Only the first character is a letter. */
const isMasked = (name: string) => !/^.\P{L}*\p{L}/su.test(name)

async function tryList(trial: Trial, raceId: string): Promise<void> {
  const { ask, expect, expectSuccess } = trial
  const list = async (fields: Record<string, string>, what: string) => {
    const answer = await ask('resultsList', { raceId, size: String(SIZE), ...fields })
    if (!expectSuccess(answer, what)) return undefined
    const read = v.safeParse(page, answer.data)
    return read.success ? { answer, ...read.output } : undefined
  }
  const first = await list({ page: '1' }, 'The first page of the results')
  if (!first) return
  const { answer, results } = first
  expect(
    answer,
    results.every(({ name }) => isMasked(name)),
    'Names in the list are not masked',
  )
  expect(answer, results.length <= SIZE, `The page has more than the ${SIZE} results asked for`)
  const late = await list({ page: String(LATE_PAGE) }, 'A page after the last')
  if (late) expect(late.answer, late.results.length === 0, 'A page after the last is not empty')
  for (const sex of ['1', '2']) {
    const one = await list({ page: '1', sex }, 'The results of one sex')
    if (one)
      expect(
        one.answer,
        one.results.every((row) => String(row.sex) === sex),
        'The results of one sex contain others',
      )
  }
  const item = results[0]?.itemId
  const ofItem = item ? await list({ page: '1', item }, 'The results of one event') : undefined
  if (ofItem)
    expect(
      ofItem.answer,
      ofItem.results.every(({ itemId }) => itemId === item),
      'The results of one event contain others',
    )
}

async function tryFiles(trial: Trial, raceId: string): Promise<void> {
  const { ask, expect, expectRefusal } = trial
  for (const type of EXPORTS) {
    const answer = await ask('exportFile', { raceId, type })
    if (answer?.file)
      expect(
        answer,
        /^(?:attachment|inline)/.test(answer.headers.get('content-disposition') ?? ''),
        'The file has no name in `Content-Disposition`',
      )
    else expectRefusal(answer, ['resultsNotOut', 'drawNotOut', 'noSuchExport'], `The file ${type}`)
  }
  expectRefusal(
    await ask('exportFile', { raceId: madeUp(), type: 'results' }),
    ['noSuchRace'],
    'A file of a race that is not there',
  )
}

async function tryRunner(trial: Trial, raceId: string): Promise<void> {
  const { ask, expect, expectSuccess, expectRefusal, accounts } = trial
  const { runner } = accounts
  if (!runner?.bib) return trial.skip('the result of a runner', 'the accounts file has no bib')
  const byBib = { raceId, name: runner.name, bib: runner.bib }
  const score = await ask('runnerScore', byBib)
  if (isNotOut(score) || score?.code === refusals.captchaNeeded.code) return
  if (expectSuccess(score, 'The result of the runner'))
    expect(
      score,
      !JSON.stringify(score.data).includes(runner.name),
      'The name in the result is not masked',
    )
  const certificate = await ask('certificate', byBib)
  if (certificate?.file)
    expect(
      certificate,
      (certificate.headers.get('content-disposition') ?? '').includes(runner.bib),
      'The certificate’s file name does not contain the bib',
    )
  else expectRefusal(certificate, ['noCertificate'], 'The certificate of the runner')
}

/** Results list, the result of a runner, certificates and files. */
export async function tryResults(trial: Trial): Promise<void> {
  const { ask, expect, expectSuccess, expectRefusal } = trial
  const raceId = await trial.raceId()
  if (raceId === undefined) return
  expectRefusal(
    await ask('resultsList', { raceId: madeUp(), page: '1' }),
    ['noSuchRace'],
    'The results of a race that is not there',
  )
  const code = await ask('certificateCheck', { code: madeUp() })
  if (expectSuccess(code, 'A code that was not issued'))
    expect(code, !Object(code.data).isGenuine, 'A code that was not issued is genuine')
  await tryFiles(trial, raceId)
  if (isNotOut(await ask('resultsList', { raceId, page: '1', size: String(SIZE) })))
    return trial.skip('results', 'they are not published yet')
  await tryList(trial, raceId)
  await tryRunner(trial, raceId)
}
