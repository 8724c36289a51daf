import { type ComponentProps, memo } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '#components/Icon.tsx'
import { markedText } from '#components/LocalizedText.tsx'
import { SmartLink } from '#components/SmartLink.tsx'
import { Button } from '#components/ui/Button.tsx'
import { useText } from '#i18n/useText.ts'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { SignupField } from '../fields/SignupField.tsx'
import type { FormSection } from '../model/draftSections.ts'
import { groupFields } from '../model/groupFields.ts'
import {
  changeValue,
  CHANNEL,
  ITEM,
  type SignupDraft,
  updateSignup,
  useSignup,
} from '../model/signupStore.ts'
import type { SignupView } from '../model/signupView.ts'
import { useEntryLimits } from '../model/useEntryLimits.ts'
import { Declaration } from './declaration/Declaration.tsx'
import type { ShownError } from './formErrors.ts'
import { FormPanel } from './FormPanel.tsx'
import { ActionRow } from './frame/ActionRow.tsx'
import { ChannelChoice } from './items/ChannelChoice.tsx'
import { ChoicePanel } from './items/ChoicePanel.tsx'
import { ItemChoice } from './items/ItemChoice.tsx'
import styles from './FormSections.module.css'

interface Props {
  draft: SignupDraft
  view: SignupView
  errors: ShownError[]
  sections: FormSection[]
  /** Position of the section shown alone; -1 to show all. */
  openIndex: number
  isChecked: (sectionId: string) => boolean
  onBack: () => void
}

/**
 * A field of the form. It follows its own typed value, so a keystroke re-renders no other field
 * immediately.
 */
const FormField = memo(function FormField({
  derived,
  ...props
}: Omit<ComponentProps<typeof SignupField>, 'value' | 'onChange'> & {
  /** The value that a document gives, in place of a typed one. */
  derived: unknown
}) {
  const typed = useSignup(({ draft }) => draft?.values[props.field.key])
  return <SignupField {...props} value={derived ?? typed} onChange={changeValue} />
})

/** Channel, event, and the sections with their fields. */
export function FormSections(props: Props) {
  const { draft, view, errors, sections, openIndex, isChecked, onBack } = props
  const { t, languages } = useText()
  const { perPerson } = useEntryLimits()
  const { kind, form } = draft
  // Not deferred: a choice must not jump back.
  const itemId = useSignup((state) => state.draft?.itemId ?? '')
  const channel = useSignup((state) => state.draft?.channel ?? '')
  const { item, shown, values, locked } = view
  const { statement } = form
  const errorOf = new Map(errors.map((error) => [error.key, error]))
  const isAlone = openIndex >= 0
  const placeOf = (id: string) => {
    const place = sections.findIndex((one) => one.id === id)
    return {
      hidden: isAlone && place !== openIndex,
      step: isAlone ? { number: place + 1, count: sections.length } : undefined,
    }
  }

  return (
    <>
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
            <p className={styles.more}>
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
            <FieldGrid>
              {own.map((field) => (
                <FormField
                  key={field.key}
                  field={field}
                  derived={locked.has(field.key) ? values[field.key] : undefined}
                  error={errorOf.get(field.key)?.message}
                  isErrorShown={isChecked(id) || errorOf.get(field.key)?.isOfForm}
                  disabled={locked.has(field.key)}
                />
              ))}
            </FieldGrid>
          </FormPanel>
        )
      })}
      <ActionRow isOfPage className={isAlone ? styles.stepActions : undefined}>
        {openIndex > 0 ? (
          <Button variant="plain" onClick={onBack}>
            {t('signup.section.back')}
          </Button>
        ) : (
          <Button as={Link} to="/home" variant="plain">
            {t('signup.later')}
          </Button>
        )}
        <Button type="submit" variant="primary" className={styles.goOn}>
          <span>
            {t(isAlone && openIndex < sections.length - 1 ? 'signup.section.next' : 'signup.goOn')}
          </span>
          <Icon name="arrow" />
        </Button>
      </ActionRow>
    </>
  )
}
