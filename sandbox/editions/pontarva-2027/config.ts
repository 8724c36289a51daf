import type { EditionConfig } from '../config.ts'
import { readJson } from '../readContent.ts'

/** The example of the documentation. */
export const config: EditionConfig = readJson('docs/examples', 'weekend.json')
