import { controlId } from './fieldControl.ts'

const CONTROLS = 'input, select, textarea, button'

/** Leads to a field: its control, or the first of them. */
export function goToField(key: string) {
  const element = document.getElementById(controlId(key))
  const control = element?.matches(CONTROLS) ? element : element?.querySelector(CONTROLS)
  if (!(control instanceof HTMLElement)) {
    // A field of an unknown type has a label alone.
    document.getElementById(`${controlId(key)}-label`)?.scrollIntoView({ block: 'center' })
    return
  }
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}
