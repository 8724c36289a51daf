import type { DirectChannel } from '#api/race/signupCodes.ts'
import { LocalizedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'

/**
 * The name of a direct-entry channel: that of the race's entry channel whose URL names it, such as
 * `/direct?channel=jy`, or else the site's own.
 */
export function ChannelName({ channel }: { channel: DirectChannel }) {
  const { t } = useText()
  const { entryChannels } = useConfig()
  const own = entryChannels.find(({ url }) => url.endsWith(`/direct?channel=${channel}`))
  return <LocalizedText value={own ?? {}} field="name" orElse={t(`signup.channel.${channel}`)} />
}
