import { importChunk } from '#lib/chunks/chunkError.ts'

/** The examples of the documentation. */
export const EXAMPLES = ['smallest', 'marathon', 'trail', 'weekend'] as const
export type Example = (typeof EXAMPLES)[number]

const load: Record<Example, () => Promise<{ default: string }>> = {
  smallest: () => importChunk('example', () => import('../../../docs/examples/smallest.json?raw')),
  marathon: () => importChunk('example', () => import('../../../docs/examples/marathon.json?raw')),
  trail: () => importChunk('example', () => import('../../../docs/examples/trail.json?raw')),
  weekend: () => importChunk('example', () => import('../../../docs/examples/weekend.json?raw')),
}

/** The text of an example. */
export const loadExample = async (name: Example): Promise<string> => (await load[name]()).default
