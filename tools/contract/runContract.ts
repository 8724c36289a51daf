import { type EndpointName, endpoints } from '#api/endpoints.ts'
import type { Accounts } from './accountsFile.ts'
import { tryAccounts } from './chapters/accounts.ts'
import { tryPhotos } from './chapters/photos.ts'
import { tryResults } from './chapters/results.ts'
import { trySearches } from './chapters/searches.ts'
import { trySignup } from './chapters/signup.ts'
import { tryStatuses } from './chapters/statuses.ts'
import { tryBasicService, tryWebsite } from './chapters/website.ts'
import type { Finding } from './findings.ts'
import { openTrial, type Trial } from './trial.ts'

/** In this order: the searches end with limits, and the statuses need no more of the accounts. */
const CHAPTERS = {
  website: tryWebsite,
  basic: tryBasicService,
  signup: trySignup,
  results: tryResults,
  photos: tryPhotos,
  searches: trySearches,
  accounts: tryAccounts,
  statuses: tryStatuses,
} satisfies Record<string, (trial: Trial) => Promise<void>>
export type Chapter = keyof typeof CHAPTERS
export const chapterNames = Object.keys(CHAPTERS) as Chapter[]

export interface ContractOptions {
  /** Address of the services. */
  base: string
  accounts: Accounts
  /** All by default. */
  chapters?: readonly Chapter[]
  fetch?: typeof globalThis.fetch
}

export interface ContractResult {
  findings: Finding[]
  /** Parts that could not be tried, with the reason. */
  skipped: { part: string; reason: string }[]
  /** Calls that no part made. */
  untried: EndpointName[]
}

/** Tries the services at an address, and says what differs from their description (docs/api). */
export async function runContract({
  base,
  accounts,
  chapters = chapterNames,
  fetch = globalThis.fetch,
}: ContractOptions): Promise<ContractResult> {
  const { trial, findings, tried } = openTrial(base, accounts, fetch)
  for (const name of chapterNames) if (chapters.includes(name)) await CHAPTERS[name](trial)
  const names = Object.keys(endpoints) as EndpointName[]
  return {
    findings: findings.list(),
    skipped: findings.skipped(),
    untried: names.filter((name) => !tried.has(name)),
  }
}
