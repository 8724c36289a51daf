/** Kilometres without trailing zeros: 5, 21.0975. */
export const kmText = (km: number): string => String(Math.round(km * 10_000) / 10_000)

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats seconds as a race time: 3:42:18; '' if undefined or negative. */
export function durationText(seconds: number | undefined): string {
  if (seconds === undefined || seconds < 0) return ''
  const rounded = Math.round(seconds)
  return `${Math.floor(rounded / 3600)}:${twoDigits(Math.floor(rounded / 60) % 60)}:${twoDigits(rounded % 60)}`
}

/** Formats seconds of a leg or a kilometre: 25:10; from one hour on as `durationText`. */
export function legTime(seconds: number | undefined): string {
  if (seconds === undefined || seconds < 0 || seconds >= 3600) return durationText(seconds)
  const rounded = Math.round(seconds)
  return `${Math.floor(rounded / 60)}:${twoDigits(rounded % 60)}`
}
