import { isOtherLocalTime } from '#domain/raceZone.ts'
import type { TextKey } from '#i18n/locales/zh/index.ts'
import { useText } from '#i18n/useText.ts'
import { zoneName } from '#i18n/zoneName.ts'
import { useRace } from '#race/useRace.ts'

interface Props {
  /** The text, with a place for `{zone}`. */
  text: TextKey
  /** Epoch ms: when the visitor's clock is compared with the race's. */
  ms: number | undefined
  className?: string
}

/** Names the zone of the times around it, for visitors whose clocks show others. */
export function ZoneNote({ text, ms, className }: Props) {
  const { t, language } = useText()
  const { zone, config } = useRace()
  if (ms === undefined || !zone.isDeclared || !isOtherLocalTime(ms, zone)) return null
  return (
    <p className={className}>{t(text, { zone: zoneName(zone.name, config?.race, language) })}</p>
  )
}
