import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, type Client, type InStatement, type Value } from '@libsql/client'

/**
 * In `documents`, `body` is served and `seed` is the original text, so that edits can be detected.
 */
const TABLES = [
  'CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
  `CREATE TABLE websites
    (domainName TEXT PRIMARY KEY, raceId TEXT NOT NULL, config TEXT, info TEXT NOT NULL)`,
  'CREATE TABLE documents (name TEXT PRIMARY KEY, body TEXT NOT NULL, seed TEXT NOT NULL)',
  `CREATE TABLE sessions
    (token TEXT PRIMARY KEY, accountId TEXT NOT NULL, expiresAt INTEGER NOT NULL)`,
  `CREATE TABLE accounts
    (accountId TEXT PRIMARY KEY, phone TEXT UNIQUE, email TEXT UNIQUE, nick TEXT NOT NULL,
     password TEXT NOT NULL)`,
  `CREATE TABLE codes
    (id TEXT PRIMARY KEY, destination TEXT NOT NULL, scene TEXT NOT NULL, code TEXT NOT NULL,
     verificationToken TEXT NOT NULL, sentAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL,
     wrong INTEGER NOT NULL, isOpen INTEGER NOT NULL, message TEXT NOT NULL)`,
  'CREATE INDEX codesSent ON codes (destination, scene)',
  `CREATE TABLE captchaChallenges
    (id TEXT PRIMARY KEY, kind TEXT NOT NULL, scene TEXT NOT NULL, answer INTEGER NOT NULL,
     expiresAt INTEGER NOT NULL)`,
  `CREATE TABLE captchaTokens
    (sessionId TEXT PRIMARY KEY, sig TEXT NOT NULL, ncToken TEXT NOT NULL, scene TEXT NOT NULL,
     expiresAt INTEGER NOT NULL, isOpen INTEGER NOT NULL)`,
  'CREATE TABLE attempts (kind TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL)',
  'CREATE INDEX attemptsMade ON attempts (kind, subject, at)',
  `CREATE TABLE raceFields
    (raceId TEXT PRIMARY KEY, make INTEGER NOT NULL, draw TEXT NOT NULL, drawList TEXT NOT NULL)`,
  'CREATE TABLE raceRunners (raceId TEXT NOT NULL, nameKey TEXT NOT NULL, body TEXT NOT NULL)',
  'CREATE INDEX raceRunnersNamed ON raceRunners (raceId, nameKey)',
  `CREATE TABLE raceResults
    (raceId TEXT NOT NULL, bib TEXT NOT NULL, itemId TEXT NOT NULL, sex INTEGER NOT NULL,
     isHidden INTEGER NOT NULL, listOrder INTEGER NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (raceId, bib))`,
  'CREATE INDEX raceResultsListed ON raceResults (raceId, isHidden, listOrder)',
  `CREATE TABLE photoTakedowns
    (requestId TEXT PRIMARY KEY, raceId TEXT NOT NULL, photoId TEXT NOT NULL,
     reason TEXT NOT NULL, details TEXT NOT NULL, state TEXT NOT NULL, at INTEGER NOT NULL)`,
  'CREATE INDEX photosTakenDown ON photoTakedowns (raceId, photoId)',
  `CREATE TABLE signups
    (signupId TEXT PRIMARY KEY, accountId TEXT NOT NULL, raceId TEXT NOT NULL,
     itemId TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL, fee INTEGER NOT NULL,
     submitKey TEXT NOT NULL, documentKey TEXT NOT NULL, body TEXT NOT NULL,
     submittedAt INTEGER NOT NULL, paidAt INTEGER, changedAt INTEGER NOT NULL,
     UNIQUE (accountId, submitKey))`,
  `CREATE TABLE signupConsents
    (signupId TEXT NOT NULL, policyId TEXT NOT NULL, version TEXT NOT NULL,
     agreedAt TEXT NOT NULL, withdrawnAt INTEGER, PRIMARY KEY (signupId, policyId))`,
  `CREATE TABLE supportingDocuments
    (signupId TEXT NOT NULL, paperId TEXT NOT NULL, files TEXT NOT NULL, sentAt INTEGER NOT NULL,
     PRIMARY KEY (signupId, paperId))`,
  `CREATE TABLE directApplications
    (accountId TEXT NOT NULL, raceId TEXT NOT NULL, status INTEGER NOT NULL,
     channel TEXT NOT NULL, itemId TEXT NOT NULL, submitKey TEXT NOT NULL, body TEXT NOT NULL,
     changedAt INTEGER NOT NULL, PRIMARY KEY (accountId, raceId))`,
  `CREATE TABLE scoreChecks
    (verificationId TEXT PRIMARY KEY, accountId TEXT NOT NULL, distance TEXT NOT NULL,
     date TEXT NOT NULL)`,
]

export const md5 = (content: string | Uint8Array) => createHash('md5').update(content).digest('hex')

/** Returns a text column's value, or '' if it is not a string. */
export const textOf = (value: Value | undefined) => (typeof value === 'string' ? value : '')

const SCHEMA_VERSION = Number.parseInt(md5(TABLES.join()).slice(0, 7), 16)

/** Opens the sandbox database in the folder `data` (or `:memory:`) and seeds anything missing. */
export async function openDatabase(data: string, seed: InStatement[]): Promise<Client> {
  if (data !== ':memory:') mkdirSync(data, { recursive: true })
  const url =
    data === ':memory:' ? 'file::memory:' : pathToFileURL(resolve(join(data, 'sandbox.db'))).href
  // One connection: queries queue up instead of failing because another connection has locked the
  // file.
  const database = createClient({ url, concurrency: 1, timeout: 2000 })
  const version = await database.execute('PRAGMA user_version')
  if (version.rows[0]?.user_version === SCHEMA_VERSION) await database.batch(seed, 'write')
  else await rebuild(database, seed)
  return database
}

/** Resets the database: drops, recreates and reseeds every table in one transaction. */
export async function rebuild(database: Client, seed: InStatement[]): Promise<void> {
  const tables = await database.execute(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  )
  const drops = tables.rows.map((row) => `DROP TABLE "${textOf(row.name)}"`)
  const version = `PRAGMA user_version = ${SCHEMA_VERSION}`
  await database.batch([...drops, ...TABLES, version, ...seed], 'write')
}

/** Body of a stored document. */
export async function findDocument(database: Client, name: string): Promise<string | undefined> {
  const sql = 'SELECT body FROM documents WHERE name = ?'
  const found = await database.execute({ sql, args: [name] })
  return found.rows[0] && textOf(found.rows[0].body)
}
