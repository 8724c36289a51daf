/** Kilometres as they are counted: 5, 21.0975. */
export const kmText = (km: number): string => String(Math.round(km * 10_000) / 10_000)

const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as a result reads: 3:42:18; '' where there is none. */
export function clockTime(seconds: number | undefined): string {
  if (seconds === undefined) return ''
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}

/** Seconds below an hour, of a leg or of a kilometre: 25:10; an hour and more as `clockTime`. */
export function legTime(seconds: number | undefined): string {
  if (seconds === undefined || seconds >= 3600) return clockTime(seconds)
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`
}
