import type { DirectChannel } from '../../../api/race/directEntry.ts'
import { localized } from '../../../i18n/localized.ts'
import { useText } from '../../../i18n/useText.ts'
import { useConfig } from '../../../stores/site.ts'

/**
 * The name of a direct-entry channel: that of the race's entry channel whose URL names it, such as
 * `/direct?channel=jy`, or else the site's own.
 */
export function useChannelName(): (channel: DirectChannel) => string {
  const { t, language } = useText()
  const { entryChannels } = useConfig()
  return (channel) => {
    const own = entryChannels.find(({ url }) => url.endsWith(`/direct?channel=${channel}`))
    return (own && localized(own, 'name', language)) || t(`signup.channel.${channel}`)
  }
}
