export function PartnerBlock() {
  return null
}
