import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const IN_NODE = /^\/\/ @vitest-environment node$/m

/** Files with a document first, as they take longest; then isolated ones; then those without. */
function rank({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return 1
  return IN_NODE.test(readFileSync(moduleId, 'utf8')) ? 2 : 0
}

/**
 * Keeps files of the same environment together: a worker passes its modules on only to a next file of
 * the same environment, and otherwise ends. In mixed order the site is loaded again for many files.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const ranks = new Map(sorted.map((file) => [file, rank(file)]))
    return sorted.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
  }
}
