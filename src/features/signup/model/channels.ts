import { DIRECT_CHANNELS, type DirectChannel } from '#api/race/signupCodes.ts'
import { environment } from '#environment/environment.ts'
import type { SiteConfig } from '#site-config/siteConfig.ts'

/** Kinds of the configuration's entry channels that offer each channel of direct entry. */
const KINDS: Record<DirectChannel, string[]> = {
  sponsor: ['direct', 'sponsor'],
  direct: ['direct'],
  jy: ['elite'],
  cs: ['charity'],
}

/** The channels of direct entry at a race; all of them if it does not list its channels. */
export const offeredChannels = ({ entryChannels }: SiteConfig): DirectChannel[] =>
  DIRECT_CHANNELS.filter(
    (one) =>
      (one !== 'cs' || environment.isCharityShown) &&
      (entryChannels.length === 0 || entryChannels.some(({ kind }) => KINDS[one].includes(kind))),
  )

/** The environment's words about a closed channel, with the reason; null while it is open. */
export function closedChannel(channel: DirectChannel) {
  const declared = channel === 'jy' || channel === 'cs' ? environment.channels[channel] : null
  return declared && !declared.isEnabled ? declared : null
}
