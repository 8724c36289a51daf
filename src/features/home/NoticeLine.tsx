export function NoticeLine() {
  return null
}
