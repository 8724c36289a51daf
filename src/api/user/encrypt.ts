import AES from 'crypto-js/aes'
import Utf8 from 'crypto-js/enc-utf8'

/** AES-CBC with PKCS#7 padding, in base64; `key` and `iv` are 16 characters each (spec §7). */
export const encrypt = (plain: string, { key, iv }: { key: string; iv: string }): string =>
  AES.encrypt(plain, Utf8.parse(key), { iv: Utf8.parse(iv) }).toString()
