import type { FieldType } from '#domain/fields/fieldTypes.ts'
import { choiceViews } from './choiceViews.tsx'
import { consentViews } from './consentViews.tsx'
import { dateViews } from './dateViews.tsx'
import type { FieldViews } from './fieldView.ts'
import { fileViews } from './fileViews.tsx'
import { finishViews } from './finishViews.tsx'
import { identityViews } from './identityViews.tsx'
import { placeViews } from './placeViews.tsx'
import { textViews } from './textViews.tsx'
import { unknownView } from './unknownView.tsx'

/** The views of all field types. */
export const fieldViews: FieldViews<FieldType> = {
  ...textViews,
  ...choiceViews,
  ...dateViews,
  ...placeViews,
  ...fileViews,
  ...identityViews,
  ...finishViews,
  ...consentViews,
  unknown: unknownView,
}
