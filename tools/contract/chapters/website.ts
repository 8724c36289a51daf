import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { configLocationSchema } from '#api/website/websiteInfo.ts'
import { madeUp, type Trial } from '../trial.ts'

const unknownHost = () => `${madeUp()}.invalid`

const languagesSchema = v.object({ race: v.object({ languages: v.array(v.string()) }) })
/** Languages of a race in which a message can be told from one in another. */
const TOLD_LANGUAGES = ['en', 'zh'] as const

/** Checks the configuration file. Returns it, or undefined if there is none. */
async function tryConfigFile(trial: Trial, uri: string, fileMd5: string): Promise<unknown> {
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
  let config: unknown
  try {
    config = JSON.parse(text)
  } catch {
    note('The configuration is not JSON')
  }
  const md5 = createHash('md5').update(text).digest('hex')
  if (fileMd5 !== '' && fileMd5.toLowerCase() !== md5)
    note(`The configuration’s MD5 is ${md5}; \`fileMd5\` is ${fileMd5}`)
  return config
}

/** Of the languages whose messages can be told apart, those that a race has; both if it does not say. */
function languagesOf(config: unknown) {
  const read = v.safeParse(languagesSchema, config)
  if (!read.success) return TOLD_LANGUAGES
  const { languages } = read.output.race
  return TOLD_LANGUAGES.filter((language) => languages.includes(language))
}

/** Binding of the host, location of the configuration, and the race. */
export async function tryWebsite(trial: Trial): Promise<void> {
  const { ask, expect, expectSuccess, expectRefusal, accounts } = trial
  const raceId = await trial.raceId()
  expectSuccess(await ask('raceByDomain', { domainName: accounts.host }), 'The host of the race')

  const unbound = await ask('raceByDomain', { domainName: unknownHost() })
  if (expectSuccess(unbound, 'A host that is not bound'))
    expect(unbound, !Object(unbound.data).raceId, 'A host that is not bound has a race')

  let config: unknown
  const location = await ask('configLocation', { domainName: accounts.host })
  if (expectSuccess(location, 'The configuration of the host')) {
    const read = v.safeParse(configLocationSchema, location.data)
    const { uri, fileMd5 } = read.success ? read.output : { uri: '', fileMd5: '' }
    expect(location, uri !== '', '`uri` is missing: without it no configuration is published')
    if (uri) config = await tryConfigFile(trial, uri, fileMd5)
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
  for (const language of languagesOf(config))
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
