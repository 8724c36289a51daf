import { createContext, useContext } from 'react'
import type { SignUpForm } from '../../api/signUpForm.ts'
import type { SignUpField } from '../../api/signUpField.ts'
import type { Area } from './areas.ts'
import type { SignUpValues } from './fieldValue.ts'

/** What a widget may need of the form around it. */
export interface FormContent {
  raceId: string
  fields: SignUpField[]
  policies: SignUpForm['policies']
  /** Read when it is needed: a widget does not follow what is typed elsewhere. */
  readValues: () => SignUpValues
  /** The areas of China; they are large and come when a field needs them. */
  loadAreas: () => Promise<Area[]>
}

/** A form without anything around its fields. */
export const BARE_FORM: FormContent = {
  raceId: '',
  fields: [],
  policies: [],
  readValues: () => ({}),
  loadAreas: () => Promise.resolve([]),
}

export const FormContext = createContext(BARE_FORM)

export const useForm = (): FormContent => useContext(FormContext)
