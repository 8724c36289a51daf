import type { FormSpec } from '#api/race/signupForm.ts'
import type { FieldSpec } from '#domain/fields/fieldTypes.ts'

export type SectionSpec = FormSpec['sections'][number]

const REST: SectionSpec = { key: '', title: '', titleEn: '', hint: '', hintEn: '' }

/** The sections with visible fields, in the form's order; fields without a section come last. */
export function groupFields({ sections }: FormSpec, shown: FieldSpec[]) {
  const known = new Set(sections.map(({ key }) => key))
  return [...sections, REST].flatMap((section) => {
    const fields = shown.filter((field) =>
      section === REST ? !known.has(field.section) : field.section === section.key,
    )
    return fields.length > 0 ? [{ section, fields }] : []
  })
}
