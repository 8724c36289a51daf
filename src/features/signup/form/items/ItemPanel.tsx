import type { ComponentProps } from 'react'
import type { SignupItem } from '#api/race/signupForm.ts'
import { SmartLink } from '#components/SmartLink.tsx'
import { useText } from '#i18n/useText.ts'
import { ITEM, updateForm, useOpenForm } from '../../model/openForm.ts'
import { useSignupLimits } from '../../model/useSignupLimits.ts'
import { ChoicePanel } from './ChoicePanel.tsx'
import { ItemChoice } from './ItemChoice.tsx'
import styles from './ItemPanel.module.css'

interface Props extends Pick<ComponentProps<typeof ChoicePanel>, 'step' | 'hidden'> {
  items: SignupItem[]
  isWrong: boolean
}

/** The choice of an event. */
export function ItemPanel({ items, isWrong, ...panel }: Props) {
  const { t } = useText()
  const { perPerson } = useSignupLimits()
  // Not deferred: a choice must not jump back.
  const itemId = useOpenForm(({ openForm }) => openForm?.itemId ?? '')
  return (
    <ChoicePanel
      {...panel}
      name={ITEM}
      title={t('signup.item')}
      subtitle={
        perPerson > 1 ? t('signup.item.line.several', { count: perPerson }) : t('signup.item.line')
      }
      isWrong={isWrong}
      foot={
        <p className={styles.more}>
          <SmartLink isBeside to="/eligibility">
            {t('signup.eligibility')}
          </SmartLink>
        </p>
      }
    >
      <ItemChoice
        items={items}
        itemId={itemId}
        onSelect={(chosen) => updateForm({ itemId: chosen })}
      />
    </ChoicePanel>
  )
}
