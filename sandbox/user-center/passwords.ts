import { createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Stage } from '../../src/api/readStage.ts'

const SALT_BYTES = 16
const HASH_BYTES = 32

const derive = promisify<string, string, number, Buffer>(scrypt)

/** A password as a client sent it: AES-CBC in base64 (spec §7); undefined when it is none. */
export function decrypt(sent: string, { key, iv }: Stage['passwords']): string | undefined {
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, iv)
    return decipher.update(sent, 'base64', 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** A password as it is stored: its salt and its scrypt hash. */
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
