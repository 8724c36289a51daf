const UNITS = ['B', 'KB', 'MB', 'GB'] as const
const STEP = 1024

/** A human-readable size: B, KB, MB or GB with two decimals (spec §9a). */
export function fileSize(bytes: number): string {
  const power = bytes > 0 ? Math.floor(Math.log(bytes) / Math.log(STEP)) : 0
  const unit = Math.min(Math.max(power, 0), UNITS.length - 1)
  return `${(bytes / STEP ** unit).toFixed(2)} ${UNITS[unit]}`
}
