export function FilmBlock() {
  return null
}
