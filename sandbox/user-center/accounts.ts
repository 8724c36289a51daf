import { randomBytes } from 'node:crypto'
import type { InStatement, Row } from '@libsql/client'
import type { SandboxContext } from '../context.ts'
import { textOf } from '../database.ts'

export interface Account {
  accountId: string
  phone: string
  email: string
  nick: string
  password: string
}

/** Phone or e-mail used to log in. */
export type Handle = { phone: string } | { email: string }

/**
 * `Marathon2024`, hashed in advance: hashing on every start would take longer than all the rest.
 */
const PINNED_PASSWORD =
  '9576abe1a6e68d0b222d1ddca8be6d40:124e2e8ce38fb362ee9224bb9c30e877a9d37c4506d6a6c1cb25afb116102854'
const PINNED = 12

const asAccount = (row: Row | undefined): Account | undefined =>
  row && {
    accountId: textOf(row.accountId),
    phone: textOf(row.phone),
    email: textOf(row.email),
    nick: textOf(row.nick),
    password: textOf(row.password),
  }

const insert = ({ accountId, phone, email, nick, password }: Account): InStatement => ({
  sql: `INSERT INTO accounts VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  args: [accountId, phone || null, email || null, nick, password],
})

/** Accounts for tests: twelve of each kind, all with the same password. */
export function pinnedAccounts(): InStatement[] {
  const pinned = { phone: '', email: '', password: PINNED_PASSWORD }
  return Array.from({ length: PINNED }, (_, i) => String(i + 1)).flatMap((number) => {
    const two = number.padStart(2, '0')
    return [
      { ...pinned, accountId: `phone-${two}`, phone: `138000000${two}`, nick: `跑者${two}` },
      {
        ...pinned,
        accountId: `email-${two}`,
        email: `runner${number}@race.test`,
        nick: `Runner ${number}`,
      },
    ].map(insert)
  })
}

/** Store of accounts. */
export function accounts({ database }: SandboxContext) {
  return {
    async find(handle: Handle): Promise<Account | undefined> {
      const [column, value] = 'phone' in handle ? ['phone', handle.phone] : ['email', handle.email]
      const sql = `SELECT * FROM accounts WHERE ${column} = ?`
      return asAccount((await database.execute({ sql, args: [value] })).rows[0])
    },
    /** Returns false if the phone or e-mail is already taken. */
    async add(handle: Handle, password: string): Promise<boolean> {
      const id = randomBytes(8).toString('hex')
      const nick = 'phone' in handle ? `跑者${handle.phone.slice(-4)}` : `跑者${id.slice(-4)}`
      const account = { phone: '', email: '', accountId: `account-${id}`, nick, password }
      return (await database.execute(insert({ ...account, ...handle }))).rowsAffected === 1
    },
    async setPassword(accountId: string, password: string): Promise<void> {
      const sql = 'UPDATE accounts SET password = ? WHERE accountId = ?'
      await database.execute({ sql, args: [password, accountId] })
    },
  }
}
