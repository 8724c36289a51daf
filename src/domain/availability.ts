/** What is left of an event that has no free place: its waiting list, or nothing. */
export type Availability = 'waitingList' | 'full'

/** How all events together stand; undefined while one of them has a free place. */
export function commonAvailability(
  events: { availability?: Availability | undefined }[],
): Availability | undefined {
  if (events.length === 0 || events.some(({ availability }) => !availability)) return undefined
  return events.every(({ availability }) => availability === 'full') ? 'full' : 'waitingList'
}
