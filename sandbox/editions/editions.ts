import type { Edition } from './edition.ts'
import { editionFromFile } from './from-file/edition.ts'
import { kirigadake2025 } from './kirigadake-2025/edition.ts'
import { pontarva2027 } from './pontarva-2027/edition.ts'
import { yanling2024 } from './yanling-2024/edition.ts'

const file = process.env.SANDBOX_CONFIG
const fromFile = file ? editionFromFile(file) : undefined

/**
 * The races that the sandbox serves, with that of the file SANDBOX_CONFIG if there is one. The first one is used
 * for hosts that belong to no other.
 */
export const editions: [Edition, ...Edition[]] = [
  yanling2024,
  kirigadake2025,
  pontarva2027,
  ...(fromFile ? [fromFile.edition] : []),
]

/** What of the file SANDBOX_CONFIG, and of the form beside it, cannot be read. */
export const fileErrors = fromFile?.errors ?? []
