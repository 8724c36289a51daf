import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { configLocationSchema } from '#api/website/websiteInfo.ts'
import { madeUp, type Trial } from '../trial.ts'

const unknownHost = () => `${madeUp()}.invalid`

async function tryConfigFile(trial: Trial, uri: string, fileMd5: string): Promise<void> {
  const url = new URL(uri, trial.hostOf('file')).href
  const request = { method: 'GET', url, headers: trial.pageOrigin }
  const note = trial.noteOf('file host', request)
  const response = await trial.send(request)
  if (!response?.ok)
    return note(
      `The configuration is not there: ${response ? `HTTP ${response.status}` : 'no answer'}`,
      'missing',
    )
  const text = await response.text()
  try {
    JSON.parse(text)
  } catch {
    note('The configuration is not JSON')
  }
  const md5 = createHash('md5').update(text).digest('hex')
  if (fileMd5 !== '' && fileMd5.toLowerCase() !== md5)
    note(`The configuration’s MD5 is ${md5}; \`fileMd5\` is ${fileMd5}`)
}

/** Binding of the host, location of the configuration, and the race. */
export async function tryWebsite(trial: Trial): Promise<void> {
  const { ask, expect, expectSuccess, expectRefusal, accounts } = trial
  const raceId = await trial.raceId()
  expectSuccess(await ask('raceByDomain', { domainName: accounts.host }), 'The host of the race')

  const unbound = await ask('raceByDomain', { domainName: unknownHost() })
  if (expectSuccess(unbound, 'A host that is not bound'))
    expect(unbound, !Object(unbound.data).raceId, 'A host that is not bound has a race')

  const location = await ask('configLocation', { domainName: accounts.host })
  if (expectSuccess(location, 'The configuration of the host')) {
    const read = v.safeParse(configLocationSchema, location.data)
    const { uri, fileMd5 } = read.success ? read.output : { uri: '', fileMd5: '' }
    expect(location, uri !== '', '`uri` is missing: without it no configuration is published')
    if (uri) await tryConfigFile(trial, uri, fileMd5)
  }
  const nowhere = await ask('configLocation', { domainName: unknownHost() })
  if (expectSuccess(nowhere, 'The configuration of a host that is not bound'))
    expect(nowhere, !Object(nowhere.data).uri, 'A host that is not bound has a configuration')

  if (raceId === undefined) {
    trial.skip('the race, sign-up, searches, results and photos', 'the host has no race')
    return
  }
  const info = await ask('raceInfo', { raceId })
  if (expectSuccess(info, 'Base information of the race'))
    expect(info, Object(info.data).raceId === raceId, '`raceId` is not the one that was asked for')
  for (const language of ['en', 'zh'] as const)
    expectRefusal(
      await ask('raceInfo', { raceId: madeUp() }, { language }),
      ['noRace'],
      'A race that is not there',
    )
}

/** Whether a token is valid, and the countries. */
export async function tryBasicService({
  ask,
  expect,
  expectSuccess,
  expectRefusal,
  session,
  accounts,
}: Trial) {
  const countries = await ask('countries')
  if (expectSuccess(countries, 'Countries')) {
    const { data } = countries
    expect(countries, !Array.isArray(data) || data.length > 0, 'There are no countries')
  }
  expectRefusal(await ask('commonInfo'), ['expired'], 'A check without a token')
  expectRefusal(await ask('commonInfo', {}, { token: madeUp() }), ['expired'], 'A made-up token')
  const [first] = accounts.accounts
  const opened = first && (await session(first))
  if (opened) expectSuccess(await ask('commonInfo', {}, { token: opened.token }), 'A valid token')
}
