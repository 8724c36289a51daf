/** `T` with any property left out, at every depth. */
export type DeepPartial<T> = T extends (infer I)[]
  ? DeepPartial<I>[]
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T
