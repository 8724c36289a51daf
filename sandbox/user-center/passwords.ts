import { createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Environment } from '#environment/readEnvironment.ts'

const SALT_BYTES = 16
const HASH_BYTES = 32

const derive = promisify<string, string, number, Buffer>(scrypt)

/**
 * Decrypts a password sent by a client: AES-CBC in base64 (spec §7). Returns undefined if invalid.
 */
export function decrypt(sent: string, { key, iv }: Environment['passwords']): string | undefined {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, iv)
    return decipher.update(sent, 'base64', 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** Hashes a password for storage, as salt and scrypt hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return `${salt}:${(await derive(password, salt, HASH_BYTES)).toString('hex')}`
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':')
  const known = Buffer.from(hash, 'hex')
  const given = await derive(password, salt, HASH_BYTES)
  return known.length === given.length && timingSafeEqual(known, given)
}
