import { clsx } from 'clsx'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { markedText } from '#components/LocalizedText.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { useText } from '#i18n/useText.ts'
import { ChannelChoice } from '../items/ChannelChoice.tsx'
import { ChoicePanel } from '../items/ChoicePanel.tsx'
import { FormPanel } from './FormPanel.tsx'
import type { FormSection } from './draftSections.ts'
import { groupFields } from './groupFields.ts'
import {
  changeValue,
  CHANNEL,
  ITEM,
  type SignupDraft,
  updateSignup,
  useSignup,
} from '../signupStore.ts'
import type { SignupView } from '../signupView.ts'
import { FormContext } from './formContext.ts'
import { ItemChoice } from '../items/ItemChoice.tsx'
import { loadAreas } from '../fields/area/loadAreas.ts'
import { SignupField } from '../fields/SignupField.tsx'
import { Declaration } from '../declaration/Declaration.tsx'
import { useEntryLimits } from '../entriesLeft.ts'
import { useRace } from '#race/useRace.ts'
import panel from '../Panel.module.css'
import frame from '../frame/SignupFrame.module.css'
import buttons from '#components/buttons.module.css'

interface Props {
  draft: SignupDraft
  view: SignupView
  /** Errors from the form or the service, by field key. */
  messages: Record<string, string>
  sections: FormSection[]
  /** Position of the section shown alone; -1 to show all. */
  openIndex: number
  isChecked: (sectionId: string) => boolean
  onBack: () => void
}

const readValues = () => useSignup.getState().draft?.values ?? {}

/** Channel, event, and the sections with their fields. */
export function FormSections(props: Props) {
  const { draft, view, messages, sections, openIndex, isChecked, onBack } = props
  const { t, languages } = useText()
  const { id: raceId } = useRace()
  const { perPerson } = useEntryLimits()
  const { kind, form } = draft
  // Not deferred: a choice must not jump back.
  const itemId = useSignup((state) => state.draft?.itemId ?? '')
  const channel = useSignup((state) => state.draft?.channel ?? '')
  const { item, shown, values, locked, today } = view
  const { fields, policies, statement } = form
  const content = useMemo(
    () => ({
      raceId,
      fields,
      policies,
      readValues,
      subscribe: useSignup.subscribe,
      changeValue,
      loadAreas,
    }),
    [raceId, fields, policies],
  )

  const isAlone = openIndex >= 0
  const placeOf = (id: string) => {
    const place = sections.findIndex((one) => one.id === id)
    return {
      hidden: isAlone && place !== openIndex,
      step: isAlone ? { number: place + 1, count: sections.length } : undefined,
    }
  }

  return (
    <FormContext value={content}>
      {kind === 'direct' && (
        <ChoicePanel
          {...placeOf(CHANNEL)}
          name={CHANNEL}
          title={t('signup.channel')}
          isWrong={isChecked(CHANNEL) && !channel}
        >
          <ChannelChoice
            channel={channel}
            onChoose={(chosen) => updateSignup({ channel: chosen })}
          />
        </ChoicePanel>
      )}
      {form.items.length > 0 && (
        <ChoicePanel
          {...placeOf(ITEM)}
          name={ITEM}
          title={t('signup.item')}
          line={
            perPerson > 1
              ? t('signup.item.line.several', { count: perPerson })
              : t('signup.item.line')
          }
          isWrong={isChecked(ITEM) && !item}
          foot={
            <p className={panel.more}>
              <SmartLink isBeside to="/eligibility">
                {t('signup.eligibility')}
              </SmartLink>
            </p>
          }
        >
          <ItemChoice
            items={form.items}
            itemId={itemId}
            onChoose={(chosen) => updateSignup({ itemId: chosen })}
          />
        </ChoicePanel>
      )}
      {groupFields(form, shown).map(({ section, fields: own }) => {
        const isGuardian = own.every(({ showWhen }) => showWhen?.field === '@guardian')
        const isSigned = own.some(({ type }) => type === 'signature')
        const age = item?.guardianUnder ?? 0
        const id = section.key || 'rest'
        return (
          <FormPanel
            {...placeOf(id)}
            key={id}
            id={id}
            title={markedText(section, 'title', languages) || t('signup.rest')}
            line={markedText(section, 'hint', languages)}
            chip={isGuardian ? t('signup.guardian', { age }) : ''}
          >
            {isSigned && statement && (
              <Declaration
                declaration={statement}
                hasGuardian={own.some((one) => one.type === 'signature' && one.by === 'guardian')}
              />
            )}
            <div className={frame.grid}>
              {own.map((field) => (
                <SignupField
                  key={field.key}
                  field={field}
                  value={locked.has(field.key) ? values[field.key] : undefined}
                  today={today}
                  isChecked={isChecked(id)}
                  formError={messages[field.key]}
                  disabled={locked.has(field.key)}
                />
              ))}
            </div>
          </FormPanel>
        )
      })}
      <p className={clsx(panel.actions, isAlone && panel.stepActions)}>
        {openIndex > 0 ? (
          <button type="button" className={buttons.plain} onClick={onBack}>
            {t('signup.section.back')}
          </button>
        ) : (
          <Link to="/home" className={buttons.plain}>
            {t('signup.later')}
          </Link>
        )}
        <button type="submit" className={clsx(buttons.primary, panel.actionsOn)}>
          <span>
            {t(isAlone && openIndex < sections.length - 1 ? 'signup.section.next' : 'signup.goOn')}
          </span>
          <Icon name="arrow" />
        </button>
      </p>
    </FormContext>
  )
}
