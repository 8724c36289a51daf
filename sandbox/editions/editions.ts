import type { Edition } from './edition.ts'
import { kirigadake2025 } from './kirigadake-2025/edition.ts'
import { pontarva2027 } from './pontarva-2027/edition.ts'
import { yanling2024 } from './yanling-2024/edition.ts'

/** The races that the sandbox serves. The first one is used for hosts that belong to no other. */
export const editions: [Edition, ...Edition[]] = [yanling2024, kirigadake2025, pontarva2027]
