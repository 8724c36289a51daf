/** How an event gives its places. */
export type EntryMode = 'ballot' | 'firstCome' | 'invitation'

/** The way in which all events give their places; undefined if they differ or do not say. */
export function commonEntryMode(items: { entryMode?: EntryMode }[]): EntryMode | undefined {
  const [mode, ...others] = new Set(items.map((item) => item.entryMode))
  return others.length > 0 ? undefined : mode
}

/** What is left of an event that has no free place: its waiting list, or nothing. */
export type Availability = 'waitingList' | 'full'

/** How all events together stand; undefined while one of them has a free place. */
export function commonAvailability(
  items: { availability?: Availability }[],
): Availability | undefined {
  if (items.length === 0 || items.some(({ availability }) => !availability)) return undefined
  return items.every(({ availability }) => availability === 'full') ? 'full' : 'waitingList'
}
