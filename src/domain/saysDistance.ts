/** Whether an event's name says its distance: "50 km", "50K", but not "2025 Fun Run" for 5 km. */
export function saysDistance(name: string, distanceKm: number): boolean {
  const figure = String(distanceKm).replace('.', '\\.')
  return new RegExp(`(?<![\\d.])${figure}(?![\\d.])`).test(name)
}
