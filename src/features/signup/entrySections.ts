import type { SignUpField } from '../../api/signUpField.ts'
import type { SignUpForm } from '../../api/signUpForm.ts'

export type Section = SignUpForm['sections'][number]

const REST: Section = { key: '', title: '', titleEn: '', hint: '', hintEn: '' }

/** The sections that have a field on the screen, in the form's order; what has none comes last. */
export function entrySections({ sections }: SignUpForm, shown: SignUpField[]) {
  const known = new Set(sections.map(({ key }) => key))
  return [...sections, REST].flatMap((section) => {
    const fields = shown.filter((field) =>
      section === REST ? !known.has(field.section) : field.section === section.key,
    )
    return fields.length > 0 ? [{ section, fields }] : []
  })
}
