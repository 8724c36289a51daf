import { readFileSync } from 'node:fs'
import type { EditionConfig } from '../config.ts'

/** The example of the documentation. */
export const config: EditionConfig = JSON.parse(readFileSync('docs/examples/weekend.json', 'utf8'))
