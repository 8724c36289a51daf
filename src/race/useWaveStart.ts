import { useConfig } from './useRace.ts'

/** When the wave of a start pen starts, as the configuration writes it; '' if the pen has none. */
export function useWaveStart(itemId: string, pen: string): string {
  const { raceItems } = useConfig()
  const { waves = [] } = raceItems.find((item) => item.itemId === itemId) ?? {}
  return waves.find((wave) => wave.pen === pen)?.startTime ?? ''
}
