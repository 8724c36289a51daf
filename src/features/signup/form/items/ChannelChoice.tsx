import type { DirectChannel } from '#api/race/signupCodes.ts'
import { markedText } from '#components/LocalizedText.tsx'
import { useText } from '#i18n/useText.ts'
import { useConfig } from '#race/useRace.ts'
import { closedChannel, offeredChannels } from '../../model/channels.ts'
import { ChannelName } from './ChannelName.tsx'
import { ItemCard } from './ItemCard.tsx'
import { ItemCards } from './ItemCards.tsx'

interface Props {
  channel: string
  onSelect: (channel: DirectChannel) => void
}

/** The race's direct-entry channels; a closed one says why. */
export function ChannelChoice({ channel, onSelect }: Props) {
  const { t, languages } = useText()
  const config = useConfig()
  return (
    <ItemCards>
      {offeredChannels(config).map((one) => {
        const closed = closedChannel(one)
        const message = closed ? markedText(closed, 'fallback', languages) : ''
        return (
          <ItemCard
            key={one}
            group="channel"
            name={<ChannelName channel={one} />}
            mark={closed ? t('signup.channel.closed') : ''}
            lines={[message || t(`signup.channel.${one}.text`)]}
            isChosen={one === channel}
            disabled={closed !== null}
            onSelect={() => onSelect(one)}
          />
        )
      })}
    </ItemCards>
  )
}
