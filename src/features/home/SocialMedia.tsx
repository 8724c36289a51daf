export function SocialMedia() {
  return null
}
