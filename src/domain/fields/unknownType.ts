import * as v from 'valibot'
import { text } from '#lib/parse.ts'
import { commonSpec, errorOf } from './fieldType.ts'

/** A field of an unknown type. It is not dropped because it may be required. */
export const unknownType = {
  type: 'unknown' as const,
  schema: v.pipe(
    v.object({ ...commonSpec, type: text }),
    v.transform(({ type, ...field }) => ({ ...field, type: 'unknown' as const, sentType: type })),
  ),
  value: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  /** It cannot be filled in, so a required one is never valid. */
  validate: () => errorOf('unknownType'),
  toApi: () => undefined,
  fromApi: v.never(),
  files: () => [],
  isSecret: false,
}
