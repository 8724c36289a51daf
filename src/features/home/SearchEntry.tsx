export function SearchEntry() {
  return null
}
