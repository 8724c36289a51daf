import { groupFields } from '../model/groupFields.ts'
import type { FormSection } from '../model/listSections.ts'
import { CHANNEL, ITEM, type OpenForm } from '../model/openForm.ts'
import type { SignupView } from '../model/signupView.ts'
import type { ShownError } from './formErrors.ts'
import { ChannelPanel } from './items/ChannelPanel.tsx'
import { ItemPanel } from './items/ItemPanel.tsx'
import { SectionPanel } from './SectionPanel.tsx'

interface Props {
  openForm: OpenForm
  view: SignupView
  errors: ShownError[]
  sections: FormSection[]
  /** Position of the section shown alone; -1 to show all. */
  openIndex: number
  isChecked: (sectionId: string) => boolean
}

/** Channel, event, and the sections with their fields. All are rendered, so that uploads go on. */
export function FormSections({ openForm, view, errors, sections, openIndex, isChecked }: Props) {
  const { kind, form } = openForm
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
      {kind === 'direct' && <ChannelPanel {...placeOf(CHANNEL)} isChecked={isChecked(CHANNEL)} />}
      {form.items.length > 0 && (
        <ItemPanel {...placeOf(ITEM)} items={form.items} isWrong={isChecked(ITEM) && !view.item} />
      )}
      {groupFields(form, view.shown).map(({ section, fields }) => {
        const id = section.key || 'rest'
        return (
          <SectionPanel
            {...placeOf(id)}
            key={id}
            id={id}
            section={section}
            fields={fields}
            view={view}
            declaration={form.statement}
            errors={errors}
            isChecked={isChecked(id)}
          />
        )
      })}
    </>
  )
}
