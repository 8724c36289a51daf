import type { ComponentProps } from 'react'
import { useText } from '#i18n/useText.ts'
import { CHANNEL, updateForm, useOpenForm } from '../../model/openForm.ts'
import { ChannelChoice } from './ChannelChoice.tsx'
import { ChoicePanel } from './ChoicePanel.tsx'

interface Props extends Pick<ComponentProps<typeof ChoicePanel>, 'step' | 'hidden'> {
  isChecked: boolean
}

/** The choice of a channel of direct entry. */
export function ChannelPanel({ isChecked, ...panel }: Props) {
  const { t } = useText()
  // Not deferred: a choice must not jump back.
  const channel = useOpenForm(({ openForm }) => openForm?.channel ?? '')
  return (
    <ChoicePanel
      {...panel}
      name={CHANNEL}
      title={t('signup.channel')}
      isWrong={isChecked && !channel}
    >
      <ChannelChoice channel={channel} onSelect={(chosen) => updateForm({ channel: chosen })} />
    </ChoicePanel>
  )
}
