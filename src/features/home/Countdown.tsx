export function Countdown() {
  return null
}
