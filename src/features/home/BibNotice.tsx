export function BibNotice() {
  return null
}
