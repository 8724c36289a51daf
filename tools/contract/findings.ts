import type { EndpointName, endpoints } from '#api/endpoints.ts'

type Service = (typeof endpoints)[EndpointName]['service']

/** How an answer differs from what is described. */
export type FindingKind = 'missing' | 'not implemented' | 'different'

export interface Finding {
  kind: FindingKind
  call: EndpointName | `${Service} service` | 'file host'
  /** What was expected, and what came. */
  message: string
  /** The request, for a terminal. */
  curl: string
}

/** Collects what a run finds. The same message about the same call counts once. */
export function createFindings() {
  const found = new Map<string, Finding>()
  const untried = new Map<string, string>()
  return {
    add: (finding: Finding) => {
      const key = `${finding.call} ${finding.message}`
      if (!found.has(key)) found.set(key, finding)
    },
    /** Notes a part that could not be tried, and why. */
    skip: (part: string, reason: string) => void untried.set(part, reason),
    list: () => [...found.values()],
    skipped: () => [...untried].map(([part, reason]) => ({ part, reason })),
  }
}
export type Findings = ReturnType<typeof createFindings>
