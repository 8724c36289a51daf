import type { EditionConfig } from '../config.ts'
import { readJson } from '../readContent.ts'

const { $schema: _, ...example } = readJson('docs/examples', 'weekend.json')

/** The example of the documentation. */
export const config: EditionConfig = example
