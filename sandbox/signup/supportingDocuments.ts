import type { SandboxContext } from '../context.ts'
import { textOf } from '../database.ts'
import { timeOf } from './signups.ts'

/** Store of submitted documents, the latest of each kind. */
export function supportingDocuments({ database, clock, edition }: SandboxContext) {
  return {
    async of(signupId: string) {
      const sql = 'SELECT * FROM supportingDocuments WHERE signupId = ?'
      const { rows } = await database.execute({ sql, args: [signupId] })
      return new Map(
        rows.map(({ paperId, files, sentAt }) => [
          textOf(paperId),
          { files: textOf(files), sentAt: timeOf(edition, sentAt) },
        ]),
      )
    },

    /** Stores the files, replacing earlier ones, and returns the time. */
    async store(signupId: string, paperId: string, files: string): Promise<string> {
      const now = clock.now()
      const sql = 'INSERT OR REPLACE INTO supportingDocuments VALUES (?, ?, ?, ?)'
      await database.execute({ sql, args: [signupId, paperId, files, now] })
      return timeOf(edition, now)
    },
  }
}
