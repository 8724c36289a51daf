import { DIRECT_CHANNELS, type DirectChannel } from '../../api/directEntry.ts'
import { stage } from '../../api/stage.ts'
import { localized } from '../../i18n/localized.ts'
import { useText } from '../../i18n/useText.ts'
import { ItemCard } from './ItemCard.tsx'

/** Why a channel is not open, in the stage's words; null while it is. */
export function closedChannel(channel: DirectChannel) {
  const entry = channel === 'jy' || channel === 'cs' ? stage.entries[channel] : null
  return entry && !entry.enabled ? entry : null
}

interface Props {
  channel: string
  onChoose: (channel: DirectChannel) => void
}

/** The ways to a place without the ballot; a closed one says why. */
export function ChannelChoice({ channel, onChoose }: Props) {
  const { t, language } = useText()
  const offered = DIRECT_CHANNELS.filter((one) => one !== 'cs' || stage.charityShown)
  return (
    <div className="entry-items">
      {offered.map((one) => {
        const closed = closedChannel(one)
        const words = closed ? localized(closed, 'fallback', language) : ''
        return (
          <ItemCard
            key={one}
            group="channel"
            name={t(`entry.channel.${one}`)}
            mark={closed ? t('entry.channel.closed') : ''}
            lines={[words || t(`entry.channel.${one}.text`)]}
            isChosen={one === channel}
            disabled={closed !== null}
            onChoose={() => onChoose(one)}
          />
        )
      })}
    </div>
  )
}
