import { type EndpointName, endpoints } from '#api/endpoints.ts'
import { AccountsFileError, readAccounts } from './accountsFile.ts'
import type { Finding, FindingKind } from './findings.ts'
import { type Chapter, chapterNames, type ContractResult, runContract } from './runContract.ts'
import { InboxError } from './trial.ts'

const KINDS: FindingKind[] = ['missing', 'not implemented', 'different']

const isEndpoint = (call: Finding['call']): call is EndpointName => call in endpoints

const linesOf = ({ call, message, curl }: Finding) => {
  const path = isEndpoint(call) ? ` ${endpoints[call].path}` : ''
  return `  ${call}${path}\n    ${message}\n    ${curl}\n`
}

/** The result as text for a terminal. */
export function reportOf({ findings, skipped, untried }: ContractResult): string {
  const sections = KINDS.flatMap((kind) => {
    const ofKind = findings.filter((finding) => finding.kind === kind)
    return ofKind.length > 0 ? [`${kind}\n\n${ofKind.map(linesOf).join('\n')}`] : []
  })
  const notTried = [
    ...skipped.map(({ part, reason }) => `  ${part}: ${reason}`),
    ...(untried.length > 0 ? [`  calls: ${untried.join(', ')}`] : []),
  ]
  const counts = KINDS.map(
    (kind) => `${findings.filter((finding) => finding.kind === kind).length} ${kind}`,
  )
  return [
    ...sections,
    ...(notTried.length > 0 ? [`not tried\n\n${notTried.join('\n')}\n`] : []),
    counts.join(', '),
  ].join('\n')
}

interface Arguments {
  base: string
  accounts: string
  only: string[]
}

/**
 * Runs the trial and prints what it found. Returns the exit code: 1 if there is a finding,
 * 2 if the accounts file or the inbox cannot be read.
 */
export async function runCommand({ base, accounts: file, only }: Arguments): Promise<number> {
  const chapters = chapterNames.filter((name) => only.length === 0 || only.includes(name))
  try {
    const accounts = await readAccounts(file)
    const result = await runContract({ base, accounts, chapters })
    console.log(reportOf(result))
    return result.findings.length > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof AccountsFileError || error instanceof InboxError)) throw error
    console.error(error.message)
    return 2
  }
}

export { chapterNames }

export const isChapter = (name: string): name is Chapter => chapterNames.some((one) => one === name)
