import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

const filled = v.pipe(v.string(), v.nonEmpty())

const account = v.pipe(
  v.object({ phone: v.optional(filled), email: v.optional(filled), password: filled }),
  v.check(({ phone, email }) => Boolean(phone ?? email), 'An account has a phone or an e-mail.'),
)
export type Account = v.InferOutput<typeof account>

const runner = v.object({ name: filled, cardNumber: filled, bib: v.optional(filled) })

const entries = v.object({
  /** A host name that is bound to the race. */
  host: filled,
  /** The site's address, if the services answer on another host than it. */
  origin: v.optional(filled),
  /** Addresses of single services in place of `--base`. */
  services: v.optional(v.record(filled, filled), {}),
  /** Key and IV of the environment. */
  passwords: v.optional(v.object({ key: filled, iv: filled })),
  /**
   * Where sent codes and the answers of open captchas can be read, newest first:
   * `{codes: [{to, code}], captchas: [{id, answer}]}`.
   */
  inbox: v.optional(filled),
  /** Two accounts. What belongs to the first must not be shown to the second. */
  accounts: v.optional(v.array(account), []),
  /** A person with an entry; with a bib, also with a result and photos. */
  runner: v.optional(runner),
  /**
   * A complete entry that the first account may submit: what the site would send, without race and key.
   * `@upload` stands for the address of a picture that the trial uploads.
   */
  entry: v.optional(
    v.looseObject({ formId: filled, version: filled, itemId: filled, values: v.looseObject({}) }),
  ),
})

/**
 * What a trial of services needs to know: `docs/api/accounts.json` is one, for the sandbox. Everything in it
 * belongs to a test system; nothing in it is printed, except with the `curl` line of a finding.
 */
export const accountsSchema = v.pipe(
  entries,
  v.check(
    ({ accounts, passwords }) => accounts.length === 0 || passwords !== undefined,
    'passwords: accounts cannot log in without the key and IV of the environment.',
  ),
)
export type Accounts = v.InferOutput<typeof accountsSchema>

/** The accounts file cannot be used; the message says why, a line for each fault. */
export class AccountsFileError extends Error {}

/** Reads an accounts file. Throws an `AccountsFileError`. */
export async function readAccounts(file: string): Promise<Accounts> {
  const text = await readFile(file, 'utf8')
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    // The parser's own message quotes the file, which has passwords.
    throw new AccountsFileError(`${file} is not JSON`)
  }
  const read = v.safeParse(accountsSchema, content)
  if (read.success) return read.output
  const faults = read.issues.map(
    (issue) => `${file}: ${[v.getDotPath(issue), issue.message].filter(Boolean).join(' ')}`,
  )
  throw new AccountsFileError(faults.join('\n'))
}
