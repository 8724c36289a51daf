import { isElsewhere, isZoneDeclared, raceZone } from '#domain/raceZone.ts'
import { useText } from '#i18n/useText.ts'
import { zoneName } from '#i18n/zoneName.ts'

interface Props {
  /** The text, with a place for `{zone}`. */
  text: 'home.zone' | 'raceGuide.zone'
  /** Epoch ms: when the visitor's clock is compared with the race's. */
  ms: number | undefined
  className?: string | undefined
}

/** Names the zone of the times around it, for visitors whose clocks show others. */
export function ZoneNote({ text, ms, className }: Props) {
  const { t } = useText()
  if (ms === undefined || !isZoneDeclared() || !isElsewhere(ms)) return null
  return <p className={className}>{t(text, { zone: zoneName(raceZone()) })}</p>
}
