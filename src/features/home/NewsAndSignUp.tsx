export function NewsAndSignUp() {
  return null
}
