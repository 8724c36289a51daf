/** How an event gives its places. */
export type EntryMode = 'ballot' | 'firstCome' | 'invitation'

/** The way in which all events give their places; undefined if they differ or do not say. */
export function commonEntryMode(
  items: { entryMode?: EntryMode | undefined }[],
): EntryMode | undefined {
  const [mode, ...others] = new Set(items.map((item) => item.entryMode))
  return others.length > 0 ? undefined : mode
}
