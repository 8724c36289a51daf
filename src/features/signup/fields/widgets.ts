import type { ComponentType } from 'react'
import type { FieldType } from '../../../api/signUpField.ts'
import type { WidgetProps } from '../widget.ts'
import { AreaField } from './AreaField.tsx'
import { AreaImageUploadField } from './AreaImageUploadField.tsx'
import { CheckboxField } from './CheckboxField.tsx'
import { ClothingSizeField } from './ClothingSizeField.tsx'
import { CountryAdvancedField } from './CountryAdvancedField.tsx'
import { CountryField } from './CountryField.tsx'
import { DateField } from './DateField.tsx'
import { GenderField } from './GenderField.tsx'
import { IdentityDocumentField } from './IdentityDocumentField.tsx'
import { ImagesUploadField } from './ImagesUploadField.tsx'
import { ImageUploadField } from './ImageUploadField.tsx'
import { PaidScoreField } from './PaidScoreField.tsx'
import { PastEventsField } from './PastEventsField.tsx'
import { PickerField } from './PickerField.tsx'
import { PolicyField } from './PolicyField.tsx'
import { RadioField } from './RadioField.tsx'
import { RadioImageUploadField } from './RadioImageUploadField.tsx'
import { RadioInputField } from './RadioInputField.tsx'
import { ScoreField } from './ScoreField.tsx'
import { SignatureField } from './SignatureField.tsx'
import { SingleCountryField } from './SingleCountryField.tsx'
import { TextareaField } from './TextareaField.tsx'
import { TextField } from './TextField.tsx'
import { UnknownField } from './UnknownField.tsx'

type Widgets = { [T in FieldType]: ComponentType<WidgetProps<T>> }

/** The widget of each type of field. */
export const widgets: Widgets = {
  checkbox: CheckboxField,
  'clothing-size': ClothingSizeField,
  country: CountryField,
  'country-advanced': CountryAdvancedField,
  'single-country': SingleCountryField,
  'date-picker': DateField,
  email: TextField,
  gender: GenderField,
  input: TextField,
  number: TextField,
  area: AreaField,
  'area-image-upload': AreaImageUploadField,
  'past-events': PastEventsField,
  phone: TextField,
  picker: PickerField,
  radio: RadioField,
  'radio-input': RadioInputField,
  'radio-image-upload': RadioImageUploadField,
  'radio-link': RadioField,
  'paid-score-validation': PaidScoreField,
  'score-verification': ScoreField,
  textarea: TextareaField,
  'image-upload': ImageUploadField,
  'images-upload': ImagesUploadField,
  url: TextField,
  signature: SignatureField,
  policy: PolicyField,
  'identity-document': IdentityDocumentField,
  unknown: UnknownField,
}

/** Types whose label belongs to one control; in the others it names a group. */
export const ONE_CONTROL: ReadonlySet<FieldType> = new Set([
  'input',
  'textarea',
  'number',
  'email',
  'phone',
  'url',
  'picker',
  'country',
  'single-country',
  'date-picker',
])

/** Types that take the whole width of a form. */
export const WIDE: ReadonlySet<FieldType> = new Set([
  'clothing-size',
  'area',
  'area-image-upload',
  'past-events',
  'radio-image-upload',
  'paid-score-validation',
  'score-verification',
  'textarea',
  'image-upload',
  'images-upload',
  'policy',
  'identity-document',
])
