import { memo } from 'react'
import type { SignUpField } from '../../api/signUpField.ts'
import { useEntry, valueChanged } from './entryStore.ts'
import type { FieldValue } from './fieldValue.ts'
import { SignupField } from './SignupField.tsx'

interface Props {
  field: SignUpField
  /** What a document answers; undefined where the visitor does. */
  derived: FieldValue | undefined
  today: string
  isChecked: boolean
  refusal: string
}

/** A field that follows its own value, so that a key stroke renders nothing else at once. */
export const EntryField = memo(function EntryField({ field, derived, ...rest }: Props) {
  const typed = useEntry(({ entry }) => entry?.values[field.key])
  return (
    <SignupField
      field={field}
      value={derived ?? typed}
      onChange={valueChanged}
      disabled={derived !== undefined}
      {...rest}
    />
  )
})
