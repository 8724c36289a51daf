import * as v from 'valibot'
import type { ScalarKind, ValueKind } from './parse.ts'

export type Schema = v.GenericSchema

/** What a lenient schema (`parse.ts`) reads, without its fallbacks. */
export type Parts =
  | { type: 'object'; entries: Record<string, Schema>; checks: v.GenericPipeAction[] }
  | { type: 'list'; item: Schema; checks: v.GenericPipeAction[] }
  | { type: 'record'; value: Schema }
  | { type: 'union'; options: readonly Schema[] }
  | { type: 'value'; plain: Schema; meant?: ScalarKind; checks: v.GenericPipeAction[] }

interface Inside {
  type: string
  wrapped?: Schema
  pipe?: readonly v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]
  entries?: Record<string, Schema>
  options?: readonly unknown[]
  literal?: string | number | boolean
  value?: Schema
  item?: Schema
  items?: Schema[]
  getter?: (input: unknown) => Schema
}

/** What the schema itself says that it reads: not one that it is made from. */
function kindOf({ pipe = [] }: Inside): ValueKind | undefined {
  const own = pipe.find((item) => item.kind === 'metadata') as
    | v.MetadataAction<unknown, { meant?: ValueKind }>
    | undefined
  return own?.metadata.meant
}

/** What a pipe checks before it turns the value into another. */
function checksOf(pipe: NonNullable<Inside['pipe']>) {
  const end = pipe.findIndex(({ kind }) => kind === 'transformation')
  return (end < 0 ? pipe : pipe.slice(0, end)) as v.GenericPipeAction[]
}

/** A schema of a plain value as it was before `v.fallback`. */
function withoutFallback({ type, options, literal, items }: Inside): Schema {
  if (type === 'string') return v.string()
  if (type === 'number') return v.number()
  if (type === 'boolean') return v.boolean()
  if (type === 'unknown') return v.unknown()
  if (type === 'loose_tuple' && items) return v.looseTuple(items)
  if (type === 'picklist') return v.picklist(options as (string | number)[])
  if (type === 'literal' && literal !== undefined) return v.literal(literal)
  throw new TypeError(`no reading of a schema of type ${type}`)
}

/** Takes a lenient schema apart. Throws for one that is made in a way that is not known here. */
export function partsOf(schema: Schema): Parts {
  const inside = schema as Schema & Inside
  const meant = kindOf(inside)
  if (meant?.kind === 'list') return { type: 'list', item: meant.item, checks: [] }
  if (meant?.kind === 'record') return { type: 'record', value: meant.value }
  if (meant) return { type: 'value', plain: v.unknown(), meant, checks: [] }
  const [first, ...rest] = inside.pipe ?? []
  if (first?.kind === 'schema') {
    const parts = partsOf(first)
    const checks = checksOf(rest)
    return 'checks' in parts ? { ...parts, checks: [...parts.checks, ...checks] } : parts
  }
  if (inside.wrapped) return partsOf(inside.wrapped)
  if (inside.getter) return partsOf(inside.getter(undefined))
  if (inside.entries) return { type: 'object', entries: inside.entries, checks: [] }
  if (inside.type === 'array' && inside.item) return { type: 'list', item: inside.item, checks: [] }
  if (inside.type === 'record' && inside.value) return { type: 'record', value: inside.value }
  if (inside.type === 'union') return { type: 'union', options: inside.options as Schema[] }
  return { type: 'value', plain: withoutFallback(inside), checks: [] }
}

/** The values that a schema of a plain value lists; undefined if it takes others too. */
export const optionsOf = ({ plain, checks }: Parts & { type: 'value' }): unknown[] | undefined =>
  ([plain, ...checks] as { options?: unknown[] }[]).find(({ options }) => options)?.options

/** Whether a value must be there: without it, what it belongs to is not read. */
export const isRequired = (schema: Schema): boolean => !v.safeParse(schema, undefined).success
