import { createContext, useContext } from 'react'
import type { FormSpec } from '#api/race/signupForm.ts'
import type { FieldSpec, SignupValues } from '#domain/fields/fieldTypes.ts'
import type { Area } from '../fields/area/areas.ts'
import type { FieldChange } from '../fields/fieldView.ts'

/** What a field may need from the form around it. */
export interface FormContent {
  raceId: string
  fields: FieldSpec[]
  policies: FormSpec['policies']
  /** The current values, for inputs that depend on other fields. */
  readValues: () => SignupValues
  /** Calls back after every change of a value. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void
  changeValue: (key: string, change: FieldChange) => void
  /** Loads the areas of China on demand, as they are large. */
  loadAreas: () => Promise<Area[]>
}

/** An empty form. */
export const BARE_FORM: FormContent = {
  raceId: '',
  fields: [],
  policies: [],
  readValues: () => ({}),
  subscribe: () => () => undefined,
  changeValue: () => undefined,
  loadAreas: () => Promise.resolve([]),
}

export const FormContext = createContext(BARE_FORM)

export const useForm = (): FormContent => useContext(FormContext)
