export function EntryCards() {
  return null
}
