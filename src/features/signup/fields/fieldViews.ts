import type { FieldType } from '#domain/fields/fieldTypes.ts'
import { choiceFields } from './choiceFields.tsx'
import { consentFields } from './consentFields.tsx'
import { dateFields } from './dateFields.tsx'
import type { FieldViews } from './fieldView.ts'
import { fileFields } from './fileFields.tsx'
import { finishFields } from './finishFields.tsx'
import { identityFields } from './identityFields.tsx'
import { placeFields } from './placeFields.tsx'
import { textFields } from './textFields.tsx'
import { unknownField } from './unknownField.tsx'

/** The views of all field types. */
export const fieldViews: FieldViews<FieldType> = {
  ...textFields,
  ...choiceFields,
  ...dateFields,
  ...placeFields,
  ...fileFields,
  ...identityFields,
  ...finishFields,
  ...consentFields,
  unknown: unknownField,
}
