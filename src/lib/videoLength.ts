const MINUTE = 60

/** A video's length as mm:ss; '' if unknown. */
export function videoLength(seconds: number | undefined): string {
  if (seconds === undefined || seconds <= 0) return ''
  const rounded = Math.round(seconds)
  return [Math.floor(rounded / MINUTE), rounded % MINUTE]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
